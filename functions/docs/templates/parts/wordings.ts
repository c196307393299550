import { parseWording } from '#shared/domain/policy/wording/parseWording.ts'
import type { Block } from '../document.ts'
import type { DocumentData, Endorsement, Form } from '../documentData.ts'
import { formatsOf } from '../formats.ts'

const block = (form: Form, more: Partial<Extract<Block, { kind: 'wording' }>> = {}): Block => ({
  kind: 'wording',
  title: form.title,
  number: form.number,
  ...(form.edition !== undefined && { edition: `Edition ${form.edition}` }),
  parts: parseWording(form.wording ?? ''),
  ...more,
})

const endorsed = (data: Pick<DocumentData, 'currency' | 'locale'>, endorsement: Endorsement): Block => {
  const { wording, text, effective, schedule = [] } = endorsement
  return block(endorsement, {
    ...(effective !== undefined && { note: `Effective ${formatsOf(data).day(effective)}` }),
    parts: parseWording(wording ?? text ?? 'The wording of this endorsement is attached separately.'),
    ...(schedule.length > 0 && { schedule: { title: 'Schedule of this endorsement', items: schedule } }),
  })
}

/**
 * What each form of a policy says, whole (decision: whole-forms), then each endorsement with what it names; a form whose
 * wording comes separately is left out.
 */
export const wordings = (
  data: Pick<DocumentData, 'currency' | 'locale'>,
  { forms, endorsements }: { readonly forms: readonly Form[]; readonly endorsements: readonly Endorsement[] },
): Block[] => [
  ...forms.filter(({ wording }) => wording !== undefined).map((form) => block(form)),
  ...endorsements.map((endorsement) => endorsed(data, endorsement)),
]
