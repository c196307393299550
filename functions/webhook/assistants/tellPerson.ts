import { config } from '#functions/_platform/config/config.ts'
import { type MailRequest, mailWrite } from '#functions/_platform/mail/outbox.ts'
import { userById } from '#functions/directory/public.ts'
import { notices, wantsMail } from '#functions/user/public.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { AssistantRequestRecord } from '../store/assistantRequests.ts'

/** Where people look at what is asked, within the application. */
export const pathOfRequest = ({ accountType, id }: Pick<AssistantRequestRecord, 'accountType' | 'id'>): string =>
  `${personas[accountType].basePath}/assistant-requests/${id}`

/** By which for whom an assistant works is told that it waits for their word, as they want to be told. */
export const tellPerson = async (request: AssistantRequestRecord) => {
  const { userId, name: by, summary, expiresAt, created: now } = request
  const user = await userById(userId)
  if (user?.enabled !== true) return { writes: [], events: [] }
  const path = pathOfRequest(request)
  const bell = await notices(
    'assistantAsked',
    [{ user, link: path, text: `${by} asks to do something: ${summary}` }],
    now,
  )
  if (!(await wantsMail(user.email, 'assistantAsked'))) return { writes: bell, events: [] }
  const { email: to, firstName } = user
  const { locale, timeZone } = regionOf(config.region)
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone })
  const data = { by, summary, until: moment.format(new Date(expiresAt)), link: `${config.publicUrl}${path}` }
  const mail = mailWrite({ template: 'assistantAsked', to, firstName, data, now } satisfies MailRequest)
  return { writes: [...bell, mail.write], events: [mail.event] }
}
