import { randomUUID } from 'node:crypto'
import { newestMail, waitForMail } from '#cdk/local/journey/mailbox.ts'
import { openAccount } from '#cdk/local/journey/steps.ts'
import { until } from '#cdk/local/journey/until.ts'
import { demoPassword, people } from '#cdk/local/seed/cast.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import {
  acceptInvitation,
  acceptUserInvite,
  confirmUser,
  declineInvitation,
  joinAccount,
  listMyInvitations,
  resendUserInvitation,
} from '#shared/contracts/auth/invitations.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import { changeOwnEmail, confirmOwnEmail, getCurrentUser } from '#shared/contracts/auth/me.ts'
import { requestMfaReset, validateMfaReset } from '#shared/contracts/auth/mfa.ts'
import { requestPasswordReset, resetPassword } from '#shared/contracts/auth/passwords.ts'
import { addUserAccounts } from '#shared/contracts/auth/userAccess.ts'
import { createUser } from '#shared/contracts/auth/users.ts'
import { exchangeWorkflowCode, sendWorkflowCode } from '#shared/contracts/auth/workflows.ts'
import { sendQuoteToPolicyHolder } from '#shared/contracts/quote/sending.ts'
import { human } from '#tests/support/captcha.ts'
import { type Attack, type Person, statuses } from './attack.ts'
import { aCompany, aQuoteToBind, deskOf } from './business.ts'
import { newcomer } from './newcomer.ts'

const crowd = 10
const password = 'Harbour-2027!'

/** The operations that links of e-mails lead to, with the rest of what they take. */
const doors: readonly (readonly [Operation, object])[] = [
  [acceptUserInvite, { password }],
  [confirmUser, {}],
  [confirmOwnEmail, {}],
  [joinAccount, { password, firstName: 'Nell', lastName: 'Comer' }],
  [resetPassword, { password }],
  [validateMfaReset, {}],
]

/** A link opens one door, once, and not after a newer one or the change that it was sent for. */
export const links: Attack = {
  name: 'links',
  attack: async (target) => {
    const { ask, clientOf, port, provenTokenOf, tokenOf } = target
    const broken: string[] = []
    const { agencyAdmin, superAdmin, otherProducer } = people('us')
    const chief = await provenTokenOf(superAdmin)
    const { account: agency } = await (await clientOf(agencyAdmin)).call(getCurrentUser, {})

    /** The secret of the letter that a call brings to an address. */
    const linkOf = async (email: string, page: string, send: () => ReturnType<typeof ask>): Promise<string> => {
      const after = await newestMail(port, email)
      const { status, body } = await send()
      if (status >= 300) throw new Error(`no letter to ${email}: ${status} ${body}`)
      return waitForMail(port, email, new RegExp(`${page}\\S*?#([\\w.-]+)`), { after })
    }
    const opened = async (operation: Operation, token: string, more: object) =>
      (await ask(operation, { body: { token, ...more } })).status < 300
    const works = async (what: string, operation: Operation, token: string, more: object = {}) => {
      for (const [other, rest] of doors)
        if (other.name !== operation.name && (await opened(other, token, rest)))
          broken.push(`the link of ${what} opens ${other.name}`)
      const answers = await Promise.all(
        Array.from({ length: crowd }, () => ask(operation, { body: { token, ...more } })),
      )
      const entered = answers.filter(({ status }) => status < 300)
      if (entered.length !== 1) broken.push(`the link of ${what} works ${entered.length} times`)
      if (answers.some(({ status }) => status >= 500)) broken.push(`${what}: ${JSON.stringify(statuses(answers))}`)
      await isDead(`${what} used twice`, operation, token, more)
    }
    const isDead = async (what: string, operation: Operation, token: string, more: object = {}) => {
      if (await opened(operation, token, more)) broken.push(`the link of ${what} works`)
    }

    const email = `${randomUUID().slice(0, 8)}@newcomer.example`
    const names = { firstName: 'Nell', lastName: 'Comer', phone: '', primaryContact: false, billingContact: false }
    const body = { ...names, email, roleId: 'Principal Producer', accountIds: [agency.id] }
    const first = await linkOf(email, linkPages.userInvited, () => ask(createUser, { body }, { token: chief }))
    const again = () => ask(resendUserInvitation, { body: { email } }, { token: chief })
    const second = await linkOf(email, linkPages.userInvited, again)
    await isDead('an invitation before a newer one', acceptUserInvite, first, { password: demoPassword })
    await works('an invitation', acceptUserInvite, second, { password: demoPassword })
    const person: Person = { email, password: demoPassword, region: 'us' }

    const reset = () =>
      linkOf(email, linkPages.passwordReset, () =>
        ask(requestPasswordReset, { params: { email }, query: human('forgot_password') }),
      )
    const factor = (known: string) =>
      linkOf(email, linkPages.mfaReset, () => ask(requestMfaReset, { body: { username: email, password: known } }))
    const [older, newer, lost] = [await reset(), await reset(), await factor(demoPassword)]
    await works('a new password', resetPassword, newer, { password })
    await isDead('a new password before another', resetPassword, older, { password: demoPassword })
    await isDead('a lost factor before a new password', validateMfaReset, lost)
    const [lostOnce, lostTwice] = [await factor(password), await factor(password)]
    await works('a lost factor', validateMfaReset, lostTwice)
    await isDead('a lost factor before another', validateMfaReset, lostOnce)

    const moved = `moved-${email}`
    const proven = await provenTokenOf({ ...person, password })
    const move = (to: string) =>
      linkOf(to, linkPages.emailChange, () => ask(changeOwnEmail, { body: { email: to } }, { token: proven }))
    const [astray, there] = [await move(`astray-${email}`), await move(moved)]
    const stale = await reset()
    await works('another e-mail', confirmOwnEmail, there)
    await isDead('another e-mail before a newer one', confirmOwnEmail, astray)
    await isDead('a new password to the old e-mail', resetPassword, stale, { password: demoPassword })

    // A place that is kept for one is nobody else's to take or to leave.
    const invited = await newcomer(target, { roleId: 'Principal Producer', accountIds: [agency.id] })
    const { account: other } = await (await clientOf(otherProducer)).call(getCurrentUser, {})
    const admin = await newcomer(target, { roleId: 'Agency Admin', accountIds: [other.id] })
    const accountRoleMap = { [other.id]: 'Principal Producer' }
    const asked = { body: { email: invited.email, accountRoleMap } }
    const kept = await ask(addUserAccounts, asked, { token: await provenTokenOf(admin) })
    if (kept.status !== 202) broken.push(`an invitation of another agency is answered with ${kept.status}`)
    const [place] = await (await clientOf(invited)).call(listMyInvitations, {})
    for (const operation of [acceptInvitation, declineInvitation])
      for (const stranger of [otherProducer, admin, agencyAdmin]) {
        const answer = await ask(
          operation,
          { params: { placeId: place?.id ?? '' } },
          { token: await tokenOf(stranger) },
        )
        if (answer.status < 400) broken.push(`${operation.name} of another’s place is answered with ${answer.status}`)
      }

    // A policy holder whose address was wrong, and who is asked for a code.
    const desk = await deskOf(target)
    const company = aCompany()
    const accountId = await openAccount(desk.agent, company)
    const contact = { contactFirstName: 'Ida', contactLastName: 'Moreau', contactPhone: company.contactPhone }
    const holder = (to: string) =>
      linkOf(to, linkPages.signUpValidation, async () => {
        const input = { ...contact, contactEmail: to, addUserToSystem: true }
        return ask(
          addPolicyContact,
          { params: { accountId }, body: input },
          { token: await tokenOf(people('us').producer) },
        )
      })
    const joined = { firstName: 'Ida', lastName: 'Moreau', password }
    const right = await holder(`right-${company.contactEmail}`)
    await works('a policy holder', joinAccount, right, joined)

    const entry = async () => {
      const sold = aCompany()
      const quote = await aQuoteToBind(desk, sold)
      const { contactFirstName, contactLastName, contactPhone, contactEmail } = sold
      const customer = { customerFirstName: contactFirstName, customerLastName: contactLastName }
      await desk.agent.call(sendQuoteToPolicyHolder, {
        params: { quoteId: quote.id },
        body: { ...customer, customerEmail: contactEmail, customerPhone: contactPhone, addUserToSystem: false },
      })
      const workflowId = await waitForMail(port, contactEmail, /\/validate\/(wfl_\w+)/)
      const code = async () => {
        const after = await newestMail(port, contactEmail)
        const again = { params: { workflowId }, body: { channel: 'EMAIL' } }
        // Somebody who has just been sent one waits for the next.
        await until(
          'A code',
          () => ask(sendWorkflowCode, again),
          ({ status }) => status === 204,
        )
        return waitForMail(port, contactEmail, /(?:^|\D)(\d{6})(?:\D|$)/, { after })
      }
      return { workflowId, code }
    }
    const [one, two] = [await entry(), await entry()]
    const [former, latter, foreign] = [await one.code(), await one.code(), await two.code()]
    const enter = (workflowId: string, secret: string) => ask(exchangeWorkflowCode, { body: { workflowId, secret } })
    if (former !== latter && (await enter(one.workflowId, former)).status < 300)
      broken.push('a code works after a newer')
    if (latter !== foreign && (await enter(one.workflowId, foreign)).status < 300) broken.push('another’s code works')
    const codes = await Promise.all(Array.from({ length: crowd }, () => enter(one.workflowId, latter)))
    const opening = codes.filter(({ status }) => status < 300).length
    if (opening > 1) broken.push(`a code works ${opening} times`)
    if ((await enter(one.workflowId, latter)).status < 300) broken.push('a code works twice')
    return broken
  },
}
