import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { bookDate } from '#functions/ledger/public.ts'
import { PaperNotice } from '#shared/contracts/policy/paperNoticeRecord.ts'
import { postPaperNotice as contract } from '#shared/contracts/policy/paperNotices.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { isPostedInTime } from '#shared/domain/policy/paperNotice.ts'
import { putOff } from '../cancellation/putOff.ts'
import { awaitsPostOfEnd, endsWithNotice } from '../freezes/endOfCover.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { expiryPosted } from '../renewals/nonRenewalNotice.ts'
import { paperNotices } from '../store/paperNotices.ts'
import { policies } from '../store/policies.ts'
import { guard, requirePaperNotice } from './paperNoticeGuard.ts'

/**
 * The days of a notice run from the day on which it was posted. The end of a policy is noticed as of then; a cancellation whose
 * notice was posted too late for its day is put off, and noticed anew, as the end is of cover that a freeze kept (rule: notice-on-paper).
 */
export const postPaperNotice = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const notice = await requirePaperNotice(params.paperNoticeId, actor)
  const status = guard.after(notice.status, 'post', { actor })
  const policy = await policies.require(notice.policyId)
  const { postedBy: by, postedOn: on, reference, service } = body
  const unfit = (detail: string) => fail('request.unfit', { errors: [{ path: ['postedOn'], detail }] })
  // Whoever posts it is where we are, and may be a day ahead of the insured.
  if (on > bookDate(now)) return unfit('This day has not come yet')
  const drawnOn = dateAt(notice.created, policy.timeZone)
  if (on < drawnOn) return unfit(`The notice was drawn on ${drawnOn}: enter that day or a later one`)
  const posted = { on, service, by, at: now, ...(reference !== undefined && { reference }) }
  const after = { ...notice, status, posted, lastUpdated: now }
  const writes = [paperNotices.update(notice, after)]
  if (notice.kind === 'endOfCover') {
    const isLate = !isPostedInTime(after) && (await awaitsPostOfEnd(policy))
    const anew = isLate ? endsWithNotice(policy, now) : undefined
    await (anew ? savePolicy(policy, anew.after, { writes, events: anew.events }) : commit(writes))
  } else if (notice.kind !== 'cancellation') {
    const noticed = { on, mayRenew: notice.mayRenew === true }
    await commit([...writes, ...(await expiryPosted(policy, noticed, now))])
  } else if (policy.status === 'CANCEL PENDING' && !isPostedInTime(after)) await putOff(policy, now, { writes })
  else await commit(writes)
  return PaperNotice.parse(after)
})
