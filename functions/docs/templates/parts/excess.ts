import type { Section } from '../document.ts'
import type { DocumentData } from '../documentData.ts'
import { formatsOf } from '../formats.ts'
import { wordsOf } from '../words.ts'
import type { Fact } from './facts.ts'

/** What the insured bears: what lies beneath an excess layer, else the deductible. */
export const borneFact = (data: DocumentData): Fact => {
  const { whole } = formatsOf(data)
  return data.excess === undefined
    ? { label: wordsOf(data.region).deductible, value: whole(data.terms.deductible) }
    : { label: 'Attaches above', value: whole(data.excess.attachmentPoint) }
}

/** How an excess layer follows what lies beneath it, with the schedule of that; nothing for cover from the ground up. */
export const underlyingSections = (data: DocumentData): Section[] => {
  const { excess } = data
  if (excess === undefined) return []
  const { whole } = formatsOf(data)
  const [followed] = excess.underlying
  const form =
    followed === undefined ? 'the cover beneath it' : `${followed.insurer} ${followed.policyNumber ?? ''}`.trim()
  const except =
    excess.notFollowed.length === 0
      ? ''
      : ` Cover with a limit of its own is not followed: ${excess.notFollowed.join(', ')}.`
  return [
    {
      kind: 'section',
      title: 'Underlying insurance',
      lead: `This layer follows the terms, conditions and exclusions of ${form}, except for limits, premium and what is said here. It pays once the limits beneath it are paid.${except}`,
      blocks: [
        {
          kind: 'table',
          columns: [
            { title: 'Insurer', width: 36 },
            { title: 'Policy number', width: 28 },
            { title: 'Limit', width: 18, right: true },
            { title: 'Attaches above', width: 18, right: true },
          ],
          groups: [
            {
              rows: (excess.underlying.length === 0
                ? [{ insurer: 'As insured elsewhere', limit: excess.attachmentPoint, attachmentPoint: 0 }]
                : excess.underlying
              ).map((layer) => [
                layer.insurer,
                ('policyNumber' in layer && layer.policyNumber) || '–',
                whole(layer.limit),
                whole(layer.attachmentPoint),
              ]),
            },
          ],
        },
      ],
    },
  ]
}
