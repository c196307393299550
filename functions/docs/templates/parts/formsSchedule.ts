import type { Block } from '../document.ts'
import type { Form } from '../documentData.ts'

/** The forms and endorsements attached: number, title, edition. */
export const formsSchedule = (forms: readonly Form[]): Block => ({
  kind: 'table',
  columns: [
    { title: 'Form number', width: 24 },
    { title: 'Title', width: 58 },
    { title: 'Edition', width: 18 },
  ],
  groups: [{ rows: forms.map(({ number, title, edition }) => [number, title, edition ?? '–']) }],
})
