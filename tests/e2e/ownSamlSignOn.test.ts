import { afterAll, describe, expect } from 'vitest'
import { ownMetadata } from '#cdk/local/sandboxProviders.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { ssoAgency } from '#cdk/local/seed/ssoCast.ts'
import {
  listIdentityProviders,
  removeIdentityProvider,
  turnOffIdentityProvider,
} from '#shared/contracts/auth/identityProviders.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

/** A broker connects its identity provider by SAML, tries it, says what it calls roles, and has its people use it alone. */
const region = 'uk'

describe(region, () => {
  const { chapter, meet } = story('ownSamlSignOn', region)
  const { agencyAdmin, producer } = people(region)
  const domain = agencyAdmin.email.split('@')[1] ?? ''
  let admin: Visitor

  const signInThere = async (
    { page }: Visitor,
    { email, password }: { readonly email: string; readonly password: string },
  ) => {
    await sees(page.getByRole('heading', { level: 1, name: 'Sandbox provider' }))
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  const tryIt = (name: string) => admin.page.getByRole('button', { name, exact: true }).click()

  // Whatever became of it, the next story signs in with passwords again.
  afterAll(async () => {
    const client = await clientOf(agencyAdmin)
    for (const { id: providerId, status } of await client.call(listIdentityProviders, {})) {
      const params = { providerId }
      if (status === 'ACTIVE') await client.call(turnOffIdentityProvider, { params })
      await client.call(removeIdentityProvider, { params })
    }
  })

  chapter('the administrator enters the metadata, and is told audience and address for the provider', async () => {
    admin = meet(await visit(region))
    await arrive(admin, agencyAdmin, '/agency/sign-on')
    const { page } = admin
    await page.getByRole('button', { name: 'Connect a provider' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect an identity provider' })
    await dialog.getByLabel('Name', { exact: true }).fill('Our directory')
    await dialog.getByLabel('E-mail domain').fill(domain)
    await dialog.getByRole('radio', { name: 'SAML 2.0' }).check()
    await dialog.getByRole('button', { name: 'Connect a provider' }).click()
    await sees(dialog.getByText('Enter an address that begins with https://'))
    await dialog
      .getByLabel('Metadata address')
      .fill(ownMetadata(region, (host) => `http://${host}.localhost:${platform().port}`))
    expect(await barriers(admin)).toEqual([])
    await admin.shot('saml-connect')
    await dialog.getByRole('button', { name: 'Connect a provider' }).click()
    const panel = page.getByRole('region', { name: 'Our directory' })
    await sees(panel.getByText(/^urn:amazon:cognito:sp:/))
    await sees(panel.getByText(/saml2\/idpresponse$/))
    expect(await panel.getByRole('button', { name: 'Replace secret' }).count()).toBe(0)
    await admin.shot('saml-steps')
    await admin.resize('phone')
    await fits(admin)
    await admin.shot('saml-steps')
    await admin.resize('laptop')
  })

  chapter('a sign-in that is cancelled, or of somebody else’s domain, is told and turns nothing on', async () => {
    const { page } = admin
    await page.getByRole('button', { name: 'Look for the record' }).click()
    await sees(page.getByText(/^Proven on /))
    await tryIt('Try it')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await sees(page.getByRole('alert').getByText(/The user cancelled the sign-in/))
    await admin.shot('saml-cancelled')
    await tryIt('Try it')
    await signInThere(admin, ssoAgency(region).member)
    await sees(page.getByRole('alert').getByText(ssoAgency(region).member.email))
    expect(await page.getByRole('button', { name: 'Turn it on' }).count()).toBe(0)
  })

  chapter('what the provider says of a role is shown when it is tried, and it is turned on', async () => {
    const { page } = admin
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Our directory' })
    await dialog.getByRole('button', { name: 'What your provider calls e-mail, names and roles' }).click()
    await dialog.getByRole('textbox', { name: /^Role/ }).fill('role')
    await admin.shot('saml-attributes')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await tryIt('Try it')
    await signInThere(admin, producer)
    await sees(page.getByText(`Our directory works: it vouched for ${producer.email}.`))
    await sees(page.getByText(`Your provider said: ${producer.role}`))
    await sees(page.getByText(producer.lastName, { exact: true }).first())
    await admin.shot('saml-tried')
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await sees(page.getByText(`People of ${domain} may sign in with it, or with a password or passkey.`))
  })

  chapter('all must use it: a producer comes in by it, the administrator with the password that was kept', async () => {
    const { page } = admin
    await page.getByRole('button', { name: 'Say who must use it' }).click()
    const dialog = page.getByRole('dialog', { name: 'Who must use Our directory' })
    await dialog.getByRole('switch').click()
    await dialog.getByRole('combobox', { name: 'Who keeps a password' }).fill(agencyAdmin.firstName)
    await page.getByRole('option', { name: agencyAdmin.firstName }).first().click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await sees(page.getByText(/ keeps a password for the day it fails\.$/))
    const person = meet(await visit(region))
    await person.page.goto('/login')
    await person.page.getByLabel('Email').fill(producer.email)
    await person.page.getByRole('button', { name: 'Continue' }).click()
    await person.page.getByRole('button', { name: 'Continue with SSO' }).click()
    await signInThere(person, producer)
    await person.page.waitForURL('**/agency/dashboard')
    const keeper = meet(await visit(region))
    await keeper.page.goto('/login')
    await keeper.page.getByLabel('Email').fill(agencyAdmin.email)
    await keeper.page.getByRole('button', { name: 'Continue' }).click()
    await keeper.page.getByRole('button', { name: 'Login with Password' }).click()
    await keeper.page.getByLabel('Password', { exact: true }).fill(agencyAdmin.password)
    await keeper.page.getByRole('button', { name: 'Login', exact: true }).click()
    await keeper.page.waitForURL('**/agency/dashboard')
  })
})
