import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { demandAuthority, mustBeScreened } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { noteWrite } from '../notes/noteWrite.ts'
import type { WorkedOut } from './endorsed.ts'

interface Settling {
  readonly actor: Actor
  readonly now: Instant
  readonly note: string | undefined
}

/** What keeps a word of a change: a note of the policy's quote. */
export const noted = (
  { quote }: Pick<WorkedOut, 'quote'>,
  text: string,
  { actor, now }: Omit<Settling, 'note'>,
): readonly Write[] => [
  noteWrite(quote.id, 'REFERRAL', text, actor, now).write,
  quoteChange(quote, quote.lastUpdated, { notes: quote.notes + 1 }),
]

/**
 * What keeps why a change counts all the same: a note of the policy's quote. Refused beyond the letter of authority of who
 * settles it, where somebody may be on a sanctions list and no chief settles it, and without a word where something is
 * overridden (decisions: letters-of-authority, screened-at-sale).
 */
export const overriding = (worked: WorkedOut, { actor, now, note }: Settling): readonly Write[] => {
  const { facts, reasons } = worked
  demandAuthority(facts, actor)
  mustBeScreened({ referralReasons: [...reasons] }, { actor })
  const isSaid = note !== undefined && note.trim() !== ''
  if (!isSaid && reasons.length > 0)
    fail('account.invalidDetails', { errors: [{ path: ['note'], detail: 'Say why it counts all the same' }] })
  return isSaid ? noted(worked, note, { actor, now }) : []
}
