// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { ExportColumn } from '@kga/contracts/petitions';

type Messages = {
  addressee: string;
  signatures: string;
  closed: string;
  made: string;
  contact: string;
  checked: string;
  checkedText: string;
  log: string;
  logText: string;
  originalText: string;
  translation: string;
  columns: Readonly<Record<ExportColumn, string>>;
};

/** The words of a file for the addressee of a petition. */
export const messages: Readonly<Record<Language, Messages>> = {
  en: {
    addressee: 'To',
    signatures: 'Signatures',
    closed: 'Collected until',
    made: 'List as of',
    contact: 'Contact',
    checked: 'How the signatures were checked',
    checkedText:
      'Each signature was confirmed by a link or code sent to the signer’s own email address. One address counts once. Signatures that looked automated were held and count only if a person accepted them. The people who signed gave their names themselves; no identity documents were checked.',
    log: 'Public log of the signatures',
    logText:
      'Head of {{day}}: {{size}} entries, root {{root}} (SHA-256, Base64). The log is append-only, and anyone can check it at {{url}}.',
    originalText: 'Text of the petition in {{language}}',
    translation: 'Translation into {{language}}, as the petition’s page shows it',
    columns: {
      firstName: 'First name',
      lastName: 'Last name',
      city: 'Town or city',
      country: 'Country of residence',
      day: 'Signed on',
    },
  },
  'zh-CN': {
    addressee: '致',
    signatures: '签名数',
    closed: '征集截至',
    made: '名单日期',
    contact: '联系方式',
    checked: '签名的核实方式',
    checkedText:
      '每个签名都通过发送到签名人邮箱的链接或验证码确认。每个邮箱只计一次。疑似自动填写的签名会被暂缓，只有经人工认可后才计入。姓名由签名人自行填写，未核验身份证件。',
    log: '签名公开记录',
    logText:
      '截至{{day}}：{{size}} 条，根哈希 {{root}}（SHA-256，Base64）。该记录只能追加，任何人都可以在 {{url}} 验证。',
    originalText: '请愿文本（{{language}}）',
    translation: '译文（{{language}}，与请愿页面所示一致）',
    columns: {
      firstName: '名',
      lastName: '姓',
      city: '城市',
      country: '居住国家或地区',
      day: '签名日期',
    },
  },
  fr: {
    addressee: 'À l’attention de',
    signatures: 'Signatures',
    closed: 'Recueillies jusqu’au',
    made: 'Liste établie le',
    contact: 'Contact',
    checked: 'Vérification des signatures',
    checkedText:
      'Chaque signature a été confirmée par un lien ou un code envoyé à l’adresse e-mail du signataire. Une adresse ne compte qu’une fois. Les signatures qui semblaient automatisées ont été retenues et ne comptent que si une personne les a acceptées. Les signataires ont indiqué eux-mêmes leur nom ; aucune pièce d’identité n’a été contrôlée.',
    log: 'Registre public des signatures',
    logText:
      'État au {{day}} : {{size}} entrées, racine {{root}} (SHA-256, Base64). On ne peut qu’ajouter des entrées à ce registre, que chacun peut vérifier à l’adresse {{url}}.',
    originalText: 'Texte de la pétition ({{language}})',
    translation: 'Traduction publiée sur la page de la pétition ({{language}})',
    columns: {
      firstName: 'Prénom',
      lastName: 'Nom',
      city: 'Ville',
      country: 'Pays de résidence',
      day: 'Signé le',
    },
  },
  de: {
    addressee: 'An',
    signatures: 'Unterschriften',
    closed: 'Gesammelt bis',
    made: 'Liste vom',
    contact: 'Kontakt',
    checked: 'Wie die Unterschriften geprüft wurden',
    checkedText:
      'Jede Unterschrift wurde über einen Link oder Code bestätigt, der an die E-Mail-Adresse der unterzeichnenden Person ging. Jede Adresse zählt einmal. Unterschriften, die nach automatischen Eingaben aussahen, wurden zurückgehalten und zählen nur, wenn ein Mensch sie angenommen hat. Die Namen haben die Unterzeichnenden selbst angegeben; Ausweise wurden nicht geprüft.',
    log: 'Öffentliches Verzeichnis der Unterschriften',
    logText:
      'Stand vom {{day}}: {{size}} Einträge, Wurzel {{root}} (SHA-256, Base64). Einträge können nur hinzukommen; wer will, kann das Verzeichnis unter {{url}} prüfen.',
    originalText: 'Text der Petition auf {{language}}',
    translation: 'Übersetzung ({{language}}) von der Seite der Petition',
    columns: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      city: 'Ort',
      country: 'Wohnsitzland',
      day: 'Unterschrieben am',
    },
  },
  ja: {
    addressee: '宛先',
    signatures: '署名数',
    closed: '募集終了日',
    made: '名簿作成日',
    contact: '連絡先',
    checked: '署名の確認方法',
    checkedText:
      'すべての署名は、署名者本人のメールアドレスに送ったリンクまたは確認コードで確認されています。同じアドレスは1回だけ数えます。自動入力が疑われた署名は保留し、人が確認して認めたものだけを数えています。氏名は署名者本人が入力したもので、身分証明書は確認していません。',
    log: '署名の公開記録',
    logText:
      '{{day}}時点：{{size}}件、ルートハッシュ {{root}}（SHA-256、Base64）。この記録は追加しかできず、{{url}} で誰でも検証できます。',
    originalText: '請願の文面（{{language}}）',
    translation: '翻訳（{{language}}、請願ページに掲載）',
    columns: {
      firstName: '名',
      lastName: '姓',
      city: '市区町村',
      country: '居住国・地域',
      day: '署名日',
    },
  },
  ko: {
    addressee: '수신',
    signatures: '서명 수',
    closed: '서명 마감일',
    made: '명단 작성일',
    contact: '연락처',
    checked: '서명 확인 방법',
    checkedText:
      '모든 서명은 서명자 본인의 이메일 주소로 보낸 링크나 코드로 확인했습니다. 주소 하나당 한 번만 집계합니다. 자동 입력으로 보이는 서명은 보류했으며, 사람이 확인하여 받아들인 경우에만 집계합니다. 이름은 서명자가 직접 입력한 것으로, 신분증은 확인하지 않았습니다.',
    log: '서명 공개 기록',
    logText:
      '{{day}} 기준: {{size}}건, 루트 해시 {{root}}(SHA-256, Base64). 이 기록은 추가만 할 수 있으며, 누구나 {{url}} 주소에서 검증할 수 있습니다.',
    originalText: '청원 본문({{language}})',
    translation: '번역({{language}}, 청원 페이지에 게시됨)',
    columns: {
      firstName: '이름',
      lastName: '성',
      city: '도시',
      country: '거주 국가 또는 지역',
      day: '서명일',
    },
  },
};
