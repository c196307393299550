import type { Block } from '../document.ts'
import type { Form } from '../documentData.ts'

const attached = ({ title, wording }: Form): string =>
  wording === undefined ? `${title} (wording attached separately)` : title

/** The forms and endorsements attached: number, title, edition; of a policy also which are not printed with it. */
export const formsSchedule = (
  forms: readonly Form[],
  { titleOf = ({ title }) => title }: { readonly titleOf?: (form: Form) => string } = {},
): Block => ({
  kind: 'table',
  columns: [
    { title: 'Form number', width: 24 },
    { title: 'Title', width: 58 },
    { title: 'Edition', width: 18 },
  ],
  groups: [{ rows: forms.map((form) => [form.number, titleOf(form), form.edition ?? '–']) }],
})

/** The forms of a policy, which prints what they say: those that come separately are told. */
export const printedForms = (forms: readonly Form[]): Block => formsSchedule(forms, { titleOf: attached })
