import type { Block } from '../document.ts'
import type { DocumentData, Endorsement } from '../documentData.ts'
import { formatsOf } from '../formats.ts'

/** Endorsements by form, each with the day it takes effect, what it does and the schedule of what it names. */
export const endorsementList = (
  data: Pick<DocumentData, 'currency' | 'locale'>,
  endorsements: readonly Endorsement[],
): Block => {
  const { day } = formatsOf(data)
  return {
    kind: 'paragraphs',
    items: endorsements.map(({ number, title, edition, effective, text, schedule = [] }) => ({
      title: [number, title, edition].filter(Boolean).join('  '),
      ...(effective !== undefined && { note: `Effective ${day(effective)}` }),
      body: [text, ...(schedule.length > 0 ? [`Schedule: ${schedule.join('; ')}`] : [])].filter(Boolean).join(' '),
    })),
  }
}
