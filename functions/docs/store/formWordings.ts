import { ulid } from 'ulid'
import { defineRecord } from '#functions/_platform/storage/record.ts'

/**
 * A text that staff gave a form. It never changes: a version of the form names the one that it was made with
 * (decision: words-apart).
 */
export interface FormWording {
  readonly id: string
  readonly text: string
}

export const formWordings = defineRecord<FormWording>({ kind: 'formWording', notFound: 'form.notFound' })

/** A text under a new id. */
export const newWording = (text: string): FormWording => ({ id: `fwd_${ulid()}`, text })
