import type { Form } from '#shared/contracts/docs/forms.ts'

/** Whose words a form has: a draft of the platform's own that counsel reviews, what staff entered, or none that the book knows. */
export const wordings = ['draft', 'staff', 'separate'] as const
type Wording = (typeof wordings)[number]

export const wordingOf = ({ hasWording, own }: Pick<Form, 'hasWording' | 'own'>): Wording => {
  if (!hasWording) return 'separate'
  return own ? 'draft' : 'staff'
}
