// SPDX-License-Identifier: AGPL-3.0-or-later
import { useState } from 'react';

import { Checkbox } from '../forms/checkbox.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { NativeSelect } from '../forms/native-select.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { Segmented } from '../forms/segmented.tsx';
import { Select } from '../forms/select.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { TextField } from '../forms/text-field.tsx';
import { Tabs } from '../tabs.tsx';
import { Group } from './group.tsx';

export function Choices() {
  const [view, setView] = useState('total');
  const [category, setCategory] = useState<'all' | 'policy' | 'industry' | 'consumer'>('all');
  return (
    <Group title="Choices">
      <Segmented
        label="View"
        options={[
          { value: 'total', label: 'Total count' },
          { value: 'percentage', label: 'Percentage' },
          { value: 'daily', label: 'Daily change' },
        ]}
        value={view}
        onValueChange={setView}
      />
      <Segmented
        label="Time"
        disabled
        options={[
          { value: '7', label: '7 days' },
          { value: '30', label: '30 days' },
        ]}
        value="30"
        onValueChange={setView}
      />
      <Tabs
        label="Part"
        options={[
          { value: 'total', label: 'Total', note: 'Draft' },
          { value: 'percentage', label: '百分比', lang: 'zh-CN' },
          { value: 'daily', label: 'Daily' },
        ]}
        value={view}
        onValueChange={setView}
      >
        <p>What belongs to the tab that is chosen.</p>
      </Tabs>
      <div className="grid max-w-sm gap-5">
        <NativeSelect
          label="Kind"
          options={[
            { value: 'all', label: 'All' },
            { value: 'policy', label: 'Policy' },
          ]}
          value={category === 'policy' ? 'policy' : 'all'}
          onValueChange={setCategory}
        />
        <Select
          label="Category"
          options={[
            { value: 'all', label: 'All' },
            { value: 'policy', label: 'Policy' },
            { value: 'industry', label: 'Industry' },
            { value: 'consumer', label: 'Consumer' },
          ]}
          value={category}
          onValueChange={setCategory}
        />
        <Select
          label="Platform"
          hint="Where did you play it?"
          error="Please choose a platform."
          placeholder="Choose a platform"
          options={[
            { value: 'pc', label: 'PC' },
            { value: 'console', label: 'Console' },
          ]}
          value={undefined}
          onValueChange={() => {}}
        />
      </div>
    </Group>
  );
}

export function Fields({ theme }: { readonly theme: string }) {
  const emailId = `email-${theme}`;
  return (
    <Group title="Fields">
      <FormSummary
        title="Login failed"
        text="Wrong email or password."
        errors={[{ id: emailId, text: 'Email: this is no address' }]}
      />
      <div className="grid max-w-sm gap-5">
        <TextField label="First name" name="first" defaultValue="Ada" autoComplete="off" />
        <TextField label="Last name" note="optional" name="last" autoComplete="off" />
        <TextField
          id={emailId}
          type="email"
          label="Email"
          hint="Used to sign in; never shown."
          error="This is no address."
          name="email"
          defaultValue="ada@"
        />
        <PasswordField
          label="Password"
          hint="At least 10 characters."
          showLabel="Show password"
          capsLockHint="Caps lock is on."
          autoComplete="new-password"
          name="password"
          defaultValue="correct horse"
        />
        <TextArea label="Reason" name="reason" defaultValue={'Two lines\nof words.'} />
        <TextField label="Not now" disabled name="not" />
        <Checkbox label="Remove my contributions too" hint="This can’t be undone." name="remove" />
        <Checkbox kind="radio" label="Keep them" name="keep" defaultChecked />
      </div>
    </Group>
  );
}
