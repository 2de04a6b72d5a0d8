// SPDX-License-Identifier: AGPL-3.0-or-later
import { type LegalIssue, legalIssues } from '@kga/contracts/legal';
import { NativeSelect } from '@kga/ui/native-select';

import { useTranslation } from '../../../lib/translation.ts';
import { savedChoice } from './request-draft.ts';
import type { FieldOf } from './request-form.tsx';

/** No issue is chosen; selects have no empty value. */
const none = 'none' as const;

type Choice = LegalIssue | typeof none;

/** The issue of a saved draft. */
export const savedIssue = (saved: Parameters<typeof savedChoice>[0], name: string): Choice =>
  savedChoice(saved, name, legalIssues) ?? none;

type IssueSelectProps = {
  field: FieldOf;
  name: string;
  label: string;
  /** Text of the option without a value. */
  choose: string;
  issue: Choice;
  setIssue: (issue: Choice) => void;
};

export function IssueSelect({ field, name, label, choose, issue, setIssue }: IssueSelectProps) {
  const { t } = useTranslation('legalRequests');
  return (
    <NativeSelect
      name={name}
      id={field(name).id}
      label={label}
      options={[
        { value: none, label: choose },
        ...legalIssues.map((value) => ({ value, label: t(`request.issueTypes.${value}`) })),
      ]}
      value={issue}
      onValueChange={setIssue}
      error={field(name).error}
      required
    />
  );
}
