import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { jumpIdOf, jumps } from '../store/jumps.ts'
import type { SessionRecord } from '../store/sessions.ts'

/** What is written down besides when a session ends that was a jump: when the person left. */
export const leaveJump = async (session: Stored<SessionRecord>, now: Instant): Promise<Write[]> => {
  const jump = session.holder.kind === 'JUMP' ? await jumps.byId(jumpIdOf(session)) : undefined
  return jump === undefined ? [] : [jumps.update(jump, { ...jump, endedAt: now })]
}
