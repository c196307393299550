import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { textOfFinding } from '#shared/domain/risk/findingTexts.ts'
import { notify } from '../notifications/notify.ts'
import { toldOfDispute } from '../notifications/toldOfDispute.ts'

/** Who disputed a finding and the account's agent are told what came of it. */
export const tellOfDispute: Subscriber<'risk.disputeSettled'> = async (happening) => {
  const found = await toldOfDispute(happening.detail.disputeId)
  if (found === undefined) return
  const { dispute, settled, told } = found
  const came = dispute.status === 'ACCEPTED' ? 'counts no more' : 'stays as it is'
  const text = `${textOfFinding(dispute.finding)} of ${dispute.companyName} ${came}: ${settled.text}`
  await notify(
    'disputeSettled',
    told.map(({ user, path }) => ({ user, text, link: path })),
    happening,
  )
}
