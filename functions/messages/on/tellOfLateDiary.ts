import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { claimById, diariesOf } from '#functions/claims/public.ts'
import { claimsDesk } from '../mailFacts/claimsDesk.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/**
 * The heads of claims, and whoever works on the claim, hear once of what was to be done days ago. What was done or put off
 * meanwhile is told to nobody.
 */
export const tellOfLateDiary: Subscriber<'claim.diaryEscalated'> = async ({ detail: { claimId, dueDate }, now }) => {
  const claim = await claimById(claimId)
  if (claim === undefined || claim.diaryDue !== dueDate) return
  const late = (await diariesOf(claim.id)).filter((diary) => !diary.done && diary.dueDate === dueDate)
  if (late.length === 0) return
  const mails = (await claimsDesk(claim)).map(([to, firstName]) =>
    mailOf({
      template: 'diaryEscalated',
      to,
      firstName,
      data: {
        insured: claim.companyName,
        claimNumber: claim.claimNumber ?? claim.id,
        dueDate,
        diaries: late.map(({ title, assignee }) => `${title} (${assignee})`),
        link: `${config.publicUrl}/admin/claims/${claim.id}`,
      },
    }),
  )
  await askForMails(mails, now, `diaryEscalated|${claim.id}|${dueDate}`)
}
