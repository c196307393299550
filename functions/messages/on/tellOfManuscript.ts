import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { userById } from '#functions/directory/public.ts'
import { manuscriptById, quoteById, underwritersFor } from '#functions/quote/public.ts'
import { wantsMail } from '#functions/user/public.ts'
import type { ManuscriptRecord } from '#shared/contracts/quote/manuscriptRecord.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

const linkOf = ({ quoteId, policyId }: ManuscriptRecord): string =>
  `${config.publicUrl}/admin/${quoteId === undefined ? `policies/${policyId}` : `quotes/${quoteId}`}`

/** Who may decide on it: those who look after the quote, and nobody who wrote of its words. */
const readersOf = async ({ quoteId, writers }: ManuscriptRecord) => {
  const quote = quoteId === undefined ? undefined : await quoteById(quoteId)
  return (await underwritersFor({ underwriter: quote?.underwriter })).filter(
    ({ id }) => !writers.some(({ by }) => by === id),
  )
}

const writersOf = async ({ writers }: ManuscriptRecord) => {
  const users = await Promise.all([...new Set(writers.map(({ by }) => by))].map((id) => userById(id)))
  return users.flatMap((user) => (user?.enabled ? [user] : []))
}

/** Wording for one cover is somebody else's to approve: they are told that it waits, its writers what came of it. */
export const tellOfManuscript: Subscriber<
  'manuscript.approved' | 'manuscript.returned' | 'manuscript.submitted'
> = async ({ name, detail, now, once }) => {
  const manuscript = await manuscriptById(detail.manuscriptId)
  if (manuscript === undefined) return
  const { number, title, companyName: insured, returned, approved, submitted } = manuscript
  const isSubmitted = name === 'manuscript.submitted'
  const decided = name === 'manuscript.approved' ? approved : returned
  const data = { insured, number, title, link: linkOf(manuscript) }
  const mails = (await (isSubmitted ? readersOf : writersOf)(manuscript)).map(({ email, firstName }) =>
    isSubmitted
      ? mailOf({
          template: 'manuscriptWaits',
          to: email,
          firstName,
          data: { ...data, by: submitted?.name ?? '' },
        })
      : mailOf({
          template: 'manuscriptDecided',
          to: email,
          firstName,
          data: {
            ...data,
            by: decided?.name ?? '',
            approved: name === 'manuscript.approved',
            ...(name === 'manuscript.returned' && returned && { reason: returned.reason }),
          },
        }),
  )
  const wanted = await Promise.all(mails.map(({ to }) => wantsMail(to, 'quoteReferred')))
  await askForMails(
    mails.filter((_, index) => wanted[index]),
    now,
    once,
  )
}
