// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, exportDays } from '@kga/contracts/core';
import {
  type SignatureExport,
  createSignatureExport,
  csvDelimiters,
  downloadSignatureExport,
  exportColumns,
  exportFiles,
  paperSizes,
} from '@kga/contracts/petitions';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { NativeSelect } from '@kga/ui/native-select';
import { Segmented } from '@kga/ui/segmented';
import { SkeletonText } from '@kga/ui/skeleton';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { LoadState } from '../../../components/load-state.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call, urlOf } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { counted, useLanguage, useLocalFormats, languageOptions } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { exportsQuery } from '../queries.ts';

/** Makes files with the names of who signed, and lists them. */
export function Delivery({ id }: { id: string }) {
  const { t } = useTranslation(['deliveryPetitions', 'shared']);
  const exports = useQuery(exportsQuery(id));
  return (
    <section aria-labelledby="delivery-title" className="mt-8 max-w-text border-t border-line pt-6">
      <h2 id="delivery-title" className="text-2xl">
        {t('title')}
      </h2>
      <p className="mt-2 text-muted">{t('intro', { days: String(exportDays) })}</p>
      {/* Two files for one addressee agree: the form begins with the choices of the last one. */}
      {!exports.isPending && <ExportForm id={id} last={exports.data?.[0]?.format} />}
      <h3 className="mt-8 text-lg">{t('files')}</h3>
      <LoadState
        query={exports}
        skeleton={<SkeletonText lines={2} />}
        messages={{ loading: t('loading'), failed: t('failed') }}
      >
        {(files) =>
          files.length === 0 ? (
            <p className="mt-2 text-muted">{t('none')}</p>
          ) : (
            <ul className="mt-3 border-t border-line" aria-live="polite">
              {files.map((file) => (
                <ExportRow key={file.id} slug={id} file={file} />
              ))}
            </ul>
          )
        }
      </LoadState>
    </section>
  );
}

const choicesOf = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
) => values.map((value) => ({ value, label: labelOf(value) }));

type Format = {
  file: (typeof exportFiles)[number];
  paper: (typeof paperSizes)[number];
  delimiter: (typeof csvDelimiters)[number];
  language: Language;
};

type FormatFieldsProps = { format: Format; onChange: (changed: Partial<Format>) => void };

function FormatFields({ format, onChange }: FormatFieldsProps) {
  const { t } = useTranslation('deliveryPetitions');
  return (
    <>
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        <Segmented
          label={t('file')}
          options={choicesOf(exportFiles, (each) => t(`kinds.${each}`))}
          value={format.file}
          onValueChange={(file) => onChange({ file })}
        />
        {format.file === 'pdf' ? (
          <Segmented
            label={t('paper')}
            options={choicesOf(paperSizes, (each) => t(`papers.${each}`))}
            value={format.paper}
            onValueChange={(paper) => onChange({ paper })}
          />
        ) : (
          <Segmented
            label={t('delimiter')}
            options={choicesOf(csvDelimiters, (each) =>
              t(each === ',' ? 'delimiters.comma' : 'delimiters.semicolon'),
            )}
            value={format.delimiter}
            onValueChange={(delimiter) => onChange({ delimiter })}
          />
        )}
      </div>
      <NativeSelect
        label={t('language')}
        options={languageOptions}
        value={format.language}
        onValueChange={(language) => onChange({ language })}
      />
    </>
  );
}

function ExportForm({ id, last }: { id: string; last: SignatureExport['format'] | undefined }) {
  const { t } = useTranslation('deliveryPetitions');
  const client = useQueryClient();
  const showSuccess = useSuccessToast();
  const errorMessages = useErrorMessages();
  const language = useLanguage();
  const [format, setFormat] = useState<Format>(
    last ?? { file: 'pdf', paper: 'A4', delimiter: ',', language },
  );
  const form = useForm({
    read: (values) => ({
      format: {
        ...format,
        columns: exportColumns.filter((column) => (values[column] ?? '') !== ''),
      },
      purpose: values['purpose']?.trim() ?? '',
      recipientKey: values['recipientKey']?.trim() || null,
    }),
    schema: createSignatureExport.schema.body,
    send: (body) => call(createSignatureExport, { params: { id }, body }),
    // The form stays as it is: the next file is often the same for another program.
    onDone: async () => {
      showSuccess(t('requested'));
      await client.invalidateQueries(exportsQuery(id));
    },
  });
  const messageOf = (name: string, code: string) =>
    name === 'recipientKey' ? t('keyWrong') : errorMessages.field(name, code);
  const field = useFieldProps(form, messageOf);
  const labels = { purpose: t('purpose'), recipientKey: t('key'), 'format.columns': t('columns') };
  return (
    <form {...form.props} className="mt-4 flex flex-col gap-5">
      <FormErrors form={form} labels={labels} fieldMessage={messageOf} className="empty:-mb-5" />
      <FormatFields format={format} onChange={(changed) => setFormat({ ...format, ...changed })} />
      <fieldset id={form.idOf('format.columns')} tabIndex={-1}>
        <legend className="text-sm font-semibold">{t('columns')}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {exportColumns.map((column) => (
            <Checkbox
              key={column}
              {...field(column)}
              label={t(`column.${column}`)}
              defaultChecked={last ? last.columns.includes(column) : column !== 'day'}
            />
          ))}
        </div>
        {form.errorCodeOf('format.columns') !== undefined && (
          <p className="text-sm font-semibold text-signal">{t('columnMissing')}</p>
        )}
      </fieldset>
      <TextArea
        {...field('recipientKey')}
        label={labels.recipientKey}
        hint={t('keyHint')}
        rows={2}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        {...field('purpose')}
        label={labels.purpose}
        hint={t('purposeHint')}
        maxLength={500}
        autoComplete="off"
        required
      />
      <Button
        type="submit"
        variant="signal"
        className="self-start"
        busy={form.busy}
        busyLabel={t('sending')}
      >
        {t('submit')}
      </Button>
    </form>
  );
}

const tones = {
  preparing: 'notice',
  ready: 'plain',
  failed: 'plain',
  expired: 'plain',
} as const satisfies Record<SignatureExport['state'], string>;

function ExportRow({ slug, file }: { slug: string; file: SignatureExport }) {
  const { t } = useTranslation('deliveryPetitions');
  const formats = useLocalFormats();
  const { id, state, format, purpose, recipientKey, createdAt, signatureCount } = file;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 grow basis-60 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          {t(`kinds.${format.file}`)}
          {signatureCount !== null && ` · ${t('count', counted(formats, signatureCount))}`}
          {recipientKey !== null && ` · ${t('encrypted')}`}
        </p>
        <p className="text-sm text-muted">
          <time dateTime={createdAt}>{formats.moment(createdAt)}</time> · <bdi>{purpose}</bdi>
        </p>
      </div>
      {state === 'ready' ? (
        <Button asChild>
          <a
            href={urlOf(downloadSignatureExport.url, { params: { id: slug, exportId: id } })}
            download
          >
            <Download className="size-4" aria-hidden="true" />
            {t('download')}
          </a>
        </Button>
      ) : (
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      )}
    </li>
  );
}
