import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { toldOfDispute, wantsMail } from '#functions/user/public.ts'
import { textOfFinding } from '#shared/domain/risk/findingTexts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Who disputed a finding and the account's agent are told what came of it, and why. */
export const tellOfDispute: Subscriber<'risk.disputeSettled'> = async ({ detail, now, once }) => {
  const found = await toldOfDispute(detail.disputeId)
  if (found === undefined) return
  const { dispute, settled, told } = found
  const mails = told.map(({ user, path }) =>
    mailOf({
      template: 'disputeSettled',
      to: user.email,
      firstName: user.firstName,
      data: {
        insured: dispute.companyName,
        finding: textOfFinding(dispute.finding),
        accepted: dispute.status === 'ACCEPTED',
        reason: settled.text,
        link: `${config.publicUrl}${path}`,
      },
    }),
  )
  const wanted = await Promise.all(mails.map(({ to }) => wantsMail(to, 'disputeSettled')))
  await askForMails(
    mails.filter((_, index) => wanted[index]),
    now,
    once,
  )
}
