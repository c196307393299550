import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type DataPart, dataParts, privacyKinds } from '#shared/domain/identity/privacy.ts'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'
import type { Say } from '../say.ts'

const HeldPart = z.object({
  part: z.enum(dataParts),
  count: z.int(),
  becomes: z.enum(['ERASED', 'KEPT', 'PSEUDONYMISED']),
  source: Words.optional(),
})

const Told = z.discriminatedUnion('what', [
  z.object({ what: z.literal('received') }),
  z.object({ what: z.literal('extended'), note: Words }),
  z.object({ what: z.literal('refused'), note: Words }),
  z.object({ what: z.literal('copied'), until: CalendarDate }),
  z.object({ what: z.literal('corrected'), answer: Words }),
  z.object({ what: z.literal('erased'), parts: z.array(HeldPart) }),
])

const Data = MailData.extend({
  reference: Words,
  kind: z.enum(privacyKinds),
  dueOn: CalendarDate,
  link: Link.optional(),
  complaints: z.array(z.object({ name: Words, web: z.url() })),
}).and(Told)
type Data = z.output<typeof Data>

const asked = {
  ACCESS: 'a copy of what we hold of you',
  CORRECTION: 'a correction of what we hold of you',
  ERASURE: 'the erasure of what we hold of you',
} as const

const partsFor = ({
  license,
  organization,
}: Pick<Say, 'license' | 'organization'>): Readonly<Record<DataPart, string>> => ({
  USER: 'Your name, email and phone',
  SIGN_IN: 'Password, passkeys and codes',
  SESSIONS: 'Where you were signed in',
  API_KEYS: 'API keys that acted for you',
  PHOTO: 'Your photo',
  NOTIFICATIONS: 'What you were told in the application',
  PLACES: `Places that an ${organization} kept for you`,
  LEFT: 'Where you worked before, and until when',
  REVIEWS: 'Reviews of what you may do',
  LICENSES: `Each ${license} to sell insurance`,
  DOCUMENTS: 'Documents that you uploaded',
  WORK: 'Policies, claims, payments and notes you worked on',
  CONTACTS: 'Records of business that name you',
  EVIDENCE: 'What you signed, paid or wrote to us',
  HISTORY: 'The history of your user',
})

const fates = { ERASED: 'Erased', KEPT: 'Kept', PSEUDONYMISED: 'Under a pseudonym' } as const

/** How somebody stands from now on, who was a user or whom records of business named alone. */
const nowOf = (parts: readonly { readonly part: DataPart }[]): string =>
  parts.some(({ part }) => part === 'USER')
    ? 'Nobody signs in with your address any more, and where you are named you are a former user without a name.'
    : 'Where records of business named you, they name a former contact without a name, address or phone.'

/** The letter, by what is told: its title, what it says, and its facts. */
const letterOf = (data: Data, say: Pick<Say, 'day' | 'license' | 'organization'>) => {
  const { day } = say
  switch (data.what) {
    case 'received':
      return {
        title: 'We have your request',
        paragraphs: [`You asked for ${asked[data.kind]}. You hear from us by ${day(data.dueOn)} at the latest.`],
      }
    case 'extended':
      return {
        title: `Our answer takes until ${day(data.dueOn)}`,
        paragraphs: [`You asked for ${asked[data.kind]}. We need more time, because: ${data.note}`],
      }
    case 'refused':
      return {
        title: 'We do not do what you asked',
        paragraphs: [`You asked for ${asked[data.kind]}. We do not do so, because: ${data.note}`],
      }
    case 'copied':
      return {
        title: 'The copy of your data is ready',
        paragraphs: [
          data.link === undefined
            ? `Sign in and open "Your data" in your profile to download it, as data and as a page to read. If you cannot sign in, answer this email. It is there until ${day(data.until)}.`
            : `Open the page below and have a code sent to this address to download it, as data and as a page to read. It is there until ${day(data.until)}.`,
        ],
      }
    case 'corrected':
      return { title: 'Your data was corrected', paragraphs: [`This was corrected: ${data.answer}`] }
    case 'erased':
      return {
        title: 'You were erased',
        paragraphs: [
          `This is our certificate of what was done. ${nowOf(data.parts)}`,
          'What is kept is business that the law has us keep. It goes when its years are over.',
        ],
        facts: data.parts.map(({ part, count, becomes, source }) => ({
          // How much somebody worked on is not counted.
          label: part === 'WORK' || part === 'USER' ? partsFor(say)[part] : `${partsFor(say)[part]} (${count})`,
          value: source === undefined ? fates[becomes] : `${fates[becomes]}: ${source}`,
        })),
      }
  }
}

/** Tells a person what became of a request about their own data; of an erasure it is the certificate. */
export const privacyRequest = defineMail({
  name: 'privacyRequest',
  data: Data,
  subject: (data, say) => letterOf(data, say).title,
  content: (data, say) => {
    const { title, paragraphs, facts = [] } = letterOf(data, say)
    const complain = data.complaints.map(({ name, web }) => `${name}: ${web}`).join('. ')
    return {
      preview: `You asked for ${asked[data.kind]}.`,
      title,
      paragraphs,
      ...(data.link !== undefined && data.what !== 'erased' && { action: { label: 'Your data', href: data.link } }),
      facts: [...facts, { label: 'Reference', value: data.reference }],
      notes: [`If you are not content with our answer, answer this email, or complain to: ${complain}.`],
    }
  },
})
