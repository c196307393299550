import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { MailData, Words } from '../mailData.ts'

const Event = z.discriminatedUnion('what', [
  z.object({ what: z.literal('emailChanged'), email: z.email() }),
  z.object({ what: z.literal('factorOff') }),
  z.object({ what: z.literal('factorOn'), factor: z.enum(['EMAIL', 'GOOGLE', 'SMS']) }),
  z.object({ what: z.literal('passkeyAdded'), passkey: Words }),
  z.object({ what: z.literal('passkeyRemoved'), passkey: Words }),
  z.object({ what: z.literal('recoveryCodesMade') }),
  z.object({ what: z.literal('recoveryCodeUsed'), left: z.int().min(0) }),
])
type Event = z.output<typeof Event>

const factors = { EMAIL: 'codes by email', GOOGLE: 'an authenticator app', SMS: 'codes by text message' } as const

/** What happened, as the title, and in a sentence. */
const told = (event: Event): readonly [title: string, sentence: string] => {
  switch (event.what) {
    case 'emailChanged':
      return ['Your email address was changed', `From now on you sign in with ${event.email}.`]
    case 'factorOff':
      return ['Two-step sign-in was turned off', 'Your password alone signs you in now.']
    case 'factorOn':
      return ['Two-step sign-in was set up', `Signing in now asks for ${factors[event.factor]} after your password.`]
    case 'passkeyAdded':
      return ['A passkey was added', `The passkey "${event.passkey}" can now be used to sign in to your account.`]
    case 'passkeyRemoved':
      return ['A passkey was removed', `The passkey "${event.passkey}" signs in to your account no more.`]
    case 'recoveryCodesMade':
      return ['New recovery codes were made', 'The recovery codes you had before work no more.']
    case 'recoveryCodeUsed':
      return [
        'A recovery code was used',
        `One of your recovery codes was used in place of a code of your authenticator app. ${event.left} of them are left.`,
      ]
  }
}

/** Tells users what changed about how they sign in. */
export const securityNotice = defineMail({
  name: 'securityNotice',
  data: MailData.and(Event),
  subject: (data) => told(data)[0],
  content: (data) => {
    const [title, sentence] = told(data)
    return {
      preview: 'If it was not you, tell us at once.',
      title,
      paragraphs: [sentence],
      notes: ['If it was not you, change your password, end your other sessions in your profile, and tell us at once.'],
    }
  },
})
