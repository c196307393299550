import { randomInt, randomUUID } from 'node:crypto'
import { regionClient } from '#cdk/local/journey/client.ts'
import { insuredOf } from '#cdk/local/seed/book.ts'
import { demoAgencies, people } from '#cdk/local/seed/cast.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { addAgency } from '#shared/contracts/account/agencies.ts'
import { resendUserInvitation, resendValidationEmail } from '#shared/contracts/auth/invitations.ts'
import { changeOwnEmail } from '#shared/contracts/auth/me.ts'
import { requestMfaReset } from '#shared/contracts/auth/mfa.ts'
import { requestPasswordReset } from '#shared/contracts/auth/passwords.ts'
import { login } from '#shared/contracts/auth/signIn.ts'
import { checkSsoEnabled, startSso } from '#shared/contracts/auth/sso.ts'
import { addUserAccounts, listUserAccounts } from '#shared/contracts/auth/userAccess.ts'
import { createUser, enableUser } from '#shared/contracts/auth/users.ts'
import { human } from '#tests/support/captcha.ts'
import { type Attack, type Target, toldBy } from './attack.ts'
import { newcomer } from './newcomer.ts'

const password = 'Not-their-2026!'
const mostRatio = 4

type Question = readonly [operation: Operation, inputFor: (email: string) => unknown]

/** What can be asked in the name of an e-mail before anybody has signed in. */
const questions: readonly Question[] = [
  [login, (username) => ({ body: { username, password } })],
  [requestMfaReset, (username) => ({ body: { username, password } })],
  [requestPasswordReset, (email) => ({ params: { email } })],
  [requestPasswordReset, (email) => ({ params: { email }, query: human('forgot_password') })],
  [resendValidationEmail, (email) => ({ params: { email } })],
  [checkSsoEnabled, (username) => ({ params: { username } })],
  [startSso, (username) => ({ query: { username } })],
]

/** What the administrator of an agency asks of people who are none of theirs; who was invited is known there afterwards. */
const questionsIn = (agencyId: string): readonly (readonly [...Question, known: readonly string[]])[] => {
  const [us, uk] = [people('us'), people('uk')]
  const role = 'Principal Producer'
  const details = { firstName: 'Nell', lastName: 'Comer', phone: '', primaryContact: false, billingContact: false }
  const some = [us.agencyAdmin, us.underwriter, uk.producer, insuredOf('us')].map(({ email }) => email)
  const others = [us.producer, us.superAdmin, uk.agencyAdmin].map(({ email }) => email)
  return [
    [resendUserInvitation, (email) => ({ body: { email } }), some],
    [enableUser, (email) => ({ params: { email }, query: { enable: 'false' } }), some],
    [listUserAccounts, (email) => ({ query: { email } }), some],
    [changeOwnEmail, (email) => ({ body: { email } }), some.slice(0, 1)],
    [addUserAccounts, (email) => ({ body: { email, accountRoleMap: { [agencyId]: role } } }), some],
    [createUser, (email) => ({ body: { ...details, email, roleId: role, accountIds: [agencyId] } }), others],
  ]
}

/** Answers without what is each one’s own: ids and moments. */
const alike = (told: string): string =>
  told.replace(/\b[a-z]{3}_\w{26}\b/g, '#').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '#')

/** Answers tell neither by what they say nor by how long they take whether an e-mail has an account. */
const tells = async (
  { ask }: Target,
  [operation, inputFor]: Question,
  { known, token }: { readonly known: readonly string[]; readonly token?: string },
): Promise<string[]> => {
  const broken: string[] = []
  const about = async (email: string) => {
    const started = performance.now()
    const answer = await ask(operation, inputFor(email), token === undefined ? {} : { token })
    const wait = performance.now() - started
    return { wait, told: alike(toldBy(answer, email, encodeURIComponent(email))) }
  }
  const nobody = () => about(`${randomUUID().slice(0, 8)}@nowhere.example`)
  await nobody()
  // One after the other, so that a busy moment of the machine is everybody’s.
  const ratios: number[] = []
  for (const email of known) {
    const [none, some] = [await nobody(), await about(email)]
    if (some.told !== none.told) broken.push(`${operation.name} tells of ${email} ${some.told}, of nobody ${none.told}`)
    ratios.push((some.wait + 5) / (none.wait + 5))
  }
  const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 1
  if (ratio > mostRatio || ratio < 1 / mostRatio)
    broken.push(`${operation.name} takes ${ratio.toFixed(1)} times as long for somebody`)
  return broken
}

/** An agency where nobody has been invited yet. */
const aNewAgency = async ({ provenTokenOf, port }: Target): Promise<string> => {
  const [known] = demoAgencies('us')
  if (known === undefined) throw new Error('The US has no agency.')
  const mark = randomUUID().slice(0, 8)
  const { key: _, ...agency } = known
  const npn = String(randomInt(10_000_000, 99_999_999))
  const made = {
    ...agency,
    npn,
    name: `Curious ${mark} Brokers`,
    hostname: mark,
    contactEmail: `${mark}@curious.example`,
  }
  const chief = regionClient('us', port, await provenTokenOf(people('us').superAdmin))
  return (await chief.call(addAgency, { body: made })).id
}

/** Nobody learns whether an e-mail has an account who is not in charge of it. */
export const enumeration: Attack = {
  name: 'enumeration',
  attack: async (target) => {
    const broken: string[] = []
    const { agencyAdmin, otherProducer, underwriter } = people('us')
    const known = [agencyAdmin, otherProducer, underwriter].map(({ email }) => email)
    for (const question of questions) broken.push(...(await tells(target, question, { known })))

    const agencyId = await aNewAgency(target)
    const asker = await newcomer(target, { roleId: 'Agency Admin', accountIds: [agencyId] })
    const token = await target.provenTokenOf(asker)
    for (const [operation, inputFor, strangers] of questionsIn(agencyId))
      broken.push(...(await tells(target, [operation, inputFor], { known: strangers, token })))
    return broken
  },
}
