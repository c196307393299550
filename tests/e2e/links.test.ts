import { expect } from 'vitest'
import { demoPassword, people } from '#cdk/local/seed/cast.ts'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { changeOwnEmail } from '#shared/contracts/auth/me.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { sendQuoteToAgency, sendQuoteToPolicyHolder } from '#shared/contracts/quote/sending.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { story } from './chapters.ts'
import { everywhere, once } from './everywhere.ts'
import { reads, sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { linkSent } from './steps/links.ts'
import { inviteNewcomer, newAgency } from './steps/newcomer.ts'
import { companyOf, type Prepared, prepareQuote } from './steps/prepare.ts'
import { givePassword } from './steps/security.ts'
import { forgetEverybody } from './steps/session.ts'
import { type Visitor, visit } from './visitor.ts'

/** Companies of the register of which no other story tells. */
const companyNames: Readonly<Record<RegionCode, string>> = {
  us: 'Beckett Law Group',
  uk: 'Albion Fitness Ltd',
  au: 'Abbott Architects Pty Ltd',
}

/** What the sign-up asks besides the code, which the link of the invitation brings along. */
const signUp = async ({ page }: Visitor): Promise<void> => {
  await page.getByLabel(/^Organi[sz]ation Name/).fill('Wisteria')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Archer')
  await page.getByLabel('Create Password').fill(demoPassword)
  await page.getByLabel(/^(?:NPN #|FRN|AFSL number)/).fill('182044')
  await page.getByLabel(/^I agree/).press('Space')
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Opens an invitation and joins with a password. */
const join = async (visitor: Visitor, link: string): Promise<void> => {
  const { page } = visitor
  await forgetEverybody(visitor.page)
  await page.goto(link)
  await page.getByLabel('Create Password').fill(demoPassword)
  await page.getByLabel('Confirm Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Join' }).click()
}

/** Opens an invitation that leads a user to the login, with the e-mail filled in. */
const leadsToLogin = async ({ page }: Visitor, link: string, notice: string, email: string): Promise<void> => {
  await page.goto(link)
  await page.waitForURL('**/login?existing=*')
  await sees(page.getByText(notice))
  await reads(
    () => page.getByLabel('Email').inputValue(),
    (value) => value === email,
    'the e-mail filled in',
  )
}

/** As above, twice in one region, since such a link opens nothing by itself and is not used up; then logs in. */
const logIn = async (visitor: Visitor, link: string, notice: string, email: string): Promise<void> => {
  const { page } = visitor
  await forgetEverybody(visitor.page)
  for (const _time of visitor.region === once ? ['first', 'second'] : ['only'])
    await leadsToLogin(visitor, link, notice, email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** A link that was used says so; it is the same page everywhere, looked at in one region. */
const isUsedUp = async ({ page, region }: Visitor, link: string): Promise<void> => {
  if (region !== once) return
  // The same link again loads nothing anew.
  await page.goto('about:blank')
  await page.goto(link)
  await sees(page.getByText('Link Expired/Not Found!'))
}

/** The agent invites the account's contact, as the checkbox of the contact's form does. */
const inviteHolder = async (region: RegionCode, { accountId, client }: Prepared): Promise<void> => {
  const agent = await clientOf(people(region).producer)
  const { contactFirstName, contactLastName, contactEmail, contactPhone } = companyOf(region, client.name, 1_000_000)
  const contact = { contactFirstName, contactLastName, contactEmail, contactPhone }
  await agent.call(addPolicyContact, { params: { accountId }, body: { ...contact, addUserToSystem: true } })
}

/** The agent sends the quote to a policy holder who is let into the account. */
const sendToHolder = async (region: RegionCode, { quoteId, client }: Prepared, email: string): Promise<void> => {
  const agent = await clientOf(people(region).producer)
  await agent.call(sendQuoteToPolicyHolder, {
    params: { quoteId: QuoteId.parse(quoteId) },
    body: {
      customerFirstName: 'Ines',
      customerLastName: 'Vale',
      customerEmail: email,
      customerPhone: client.phone,
      addUserToSystem: true,
    },
  })
}

/** Staff send the quote to somebody of its agency, who may be new there. */
const sendToAgent = async (region: RegionCode, prepared: Prepared, agentEmail: string): Promise<void> => {
  const admin = await clientOf(people(region).superAdmin)
  const params = { quoteId: QuoteId.parse(prepared.quoteId) }
  const { agencyName } = await admin.call(getQuote, { params })
  const rae = { agentFirstName: 'Rae', agentLastName: 'Tully', agentEmail, agentPhone: prepared.client.phone }
  await admin.call(sendQuoteToAgency, { params, body: { agencyName, ...rae } })
}

const isAtQuote = async ({ page }: Visitor, persona: string, { quoteId, quoteNumber }: Prepared): Promise<void> => {
  await page.waitForURL(`**/${persona}/quotes/${quoteId}`)
  await sees(page.getByRole('heading', { level: 1, name: quoteNumber }))
}

for (const region of everywhere) {
  const { chapter, meet } = story('links', region)
  const domain = `${region}.wisteria.example`
  const [contact, other] = [`contact@${domain}`, `other@${domain}`]
  const [insured, retail] = [`insured@${domain}`, `retail@${domain}`]
  let visitor: Visitor
  let prepared: Prepared
  let agencyId = ''
  /** The last link to somebody of whom a further one is awaited. */
  let link = ''

  chapter('NEW_ACCOUNT: a new agency’s contact signs up by the link, which brings the code along', async () => {
    agencyId = await newAgency(region, 'Wisteria Insurance', { contactEmail: contact })
    visitor = meet(await visit(region))
    const { page } = visitor
    link = await linkSent(contact, 'signUpValidation')
    await page.goto(link)
    await sees(page.getByText('Welcome to the product, please complete your Sign-Up'))
    expect(await page.getByLabel('Invitation Code').inputValue()).toMatch(/^\w{10}$/)
    await signUp(visitor)
    await page.waitForURL('**/agency/dashboard')
    await isUsedUp(visitor, link)
  })

  chapter(
    'a code without its link waits for the e-mail to be confirmed, by a link that can be sent again',
    async () => {
      await newAgency(region, 'Wisteria North', { contactEmail: other })
      const { page } = visitor
      const code = new URL(await linkSent(other, 'signUpValidation')).searchParams.get('invitationCode') ?? ''
      await forgetEverybody(visitor.page)
      await page.goto('/signup-validation/new')
      await page.getByLabel('Invitation Code').fill(code)
      await signUp(visitor)
      await sees(page.getByText('Thank you for signing up! Please check your email and confirm your account.'))
      const first = await linkSent(other, 'confirmUser')
      await page.goto('/resend-validation')
      await page.getByRole('button', { name: 'Resend Validation Email' }).click()
      await sees(page.getByText('Email is required'))
      await page.getByLabel('Email').fill(other)
      await page.getByRole('button', { name: 'Resend Validation Email' }).click()
      await sees(page.getByText('A validation email has been sent to your email address'))
      const second = await linkSent(other, 'confirmUser', first)
      for (const each of [first, second]) {
        await page.goto(each)
        await sees(page.getByText(`${other} is confirmed. You can now sign in.`))
      }
      await isUsedUp(visitor, first)
      await givePassword(visitor, { email: other, password: demoPassword })
      await page.waitForURL('**/agency/dashboard')
    },
  )

  chapter('EXISTING_ACCOUNT: the policy holder who is invited joins the account', async () => {
    prepared = await prepareQuote(region, companyNames[region])
    await inviteHolder(region, prepared)
    const { email, firstName } = prepared.client
    link = await linkSent(email, 'signUpValidation')
    const { page } = visitor
    await join(visitor, link)
    await page.waitForURL('**/customer/dashboard')
    await sees(page.getByRole('button', { name: new RegExp(`^${firstName} .*: account and settings`) }))
    await isUsedUp(visitor, link)
  })

  chapter('EXISTING_USER: invited once more, they are led to the login', async () => {
    const { email } = prepared.client
    await inviteHolder(region, prepared)
    link = await linkSent(email, 'signUpValidation', link)
    await logIn(visitor, link, 'You already have an account. Sign in to continue.', email)
    await visitor.page.waitForURL('**/customer/dashboard')
  })

  chapter('QUOTE_SENT_NEW_USER: the quote’s policy holder joins by its link and is at the quote', async () => {
    await sendToHolder(region, prepared, insured)
    link = await linkSent(insured, 'signUpValidation')
    await join(visitor, link)
    await isAtQuote(visitor, 'customer', prepared)
    await isUsedUp(visitor, link)
  })

  chapter('QUOTE_SENT_EXISTING_USER: sent once more, it leads over the login to the quote', async () => {
    await sendToHolder(region, prepared, insured)
    link = await linkSent(insured, 'signUpValidation', link)
    await logIn(visitor, link, 'You already have an account. Sign in to see your quote.', insured)
    await isAtQuote(visitor, 'customer', prepared)
  })

  chapter('QUOTE_LINK_NEW_AGENT: the quote’s agent joins the agency by its link and is at the quote', async () => {
    await sendToAgent(region, prepared, retail)
    link = await linkSent(retail, 'signUpValidation')
    await join(visitor, link)
    await isAtQuote(visitor, 'agency', prepared)
    await isUsedUp(visitor, link)
  })

  chapter('QUOTE_LINK_EXISTING_AGENT: sent once more, it leads over the login to the quote', async () => {
    await sendToAgent(region, prepared, retail)
    link = await linkSent(retail, 'signUpValidation', link)
    await logIn(visitor, link, 'You already have an account. Sign in to open the quote you were sent.', retail)
    await isAtQuote(visitor, 'agency', prepared)
  })

  chapter('an invited user chooses a password by the link, once', async () => {
    const email = `invited@${domain}`
    await inviteNewcomer(region, { email, role: 'Agency Admin', organizationId: agencyId })
    link = await linkSent(email, 'userInvited')
    const { page } = visitor
    await forgetEverybody(visitor.page)
    await page.goto(link)
    await sees(page.getByText(`For ${email}`))
    await page.getByLabel('New Password', { exact: true }).fill(demoPassword)
    await page.getByLabel('Confirm Password').fill(demoPassword)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.waitForURL('**/agency/dashboard')
    await isUsedUp(visitor, link)
  })

  chapter('a new address is the one to log in with when its link is opened, once', async () => {
    const moved = `moved@${domain}`
    const client = await clientOf({ region, email: contact, password: demoPassword })
    await client.call(changeOwnEmail, { body: { email: moved } })
    link = await linkSent(moved, 'emailChange')
    const { page } = visitor
    await page.goto(link)
    await sees(page.getByText(`From now on you sign in with ${moved}.`))
    await isUsedUp(visitor, link)
    await forgetEverybody(visitor.page)
    await givePassword(visitor, { email: moved, password: demoPassword })
    await page.waitForURL('**/agency/dashboard')
  })
}
