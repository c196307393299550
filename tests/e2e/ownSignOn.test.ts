import { afterAll, describe, expect } from 'vitest'
import { ownClient, ownIssuer } from '#cdk/local/sandboxProviders.ts'
import { people } from '#cdk/local/seed/cast.ts'
import {
  listIdentityProviders,
  removeIdentityProvider,
  turnOffIdentityProvider,
} from '#shared/contracts/auth/identityProviders.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { platform } from './platform.ts'
import { sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

/** An agency connects its own identity provider, tries it, and its people sign in with it. */
const tell = (region: RegionCode) => {
  const { chapter, meet } = story('ownSignOn', region)
  const { agencyAdmin, producer } = people(region)
  const domain = agencyAdmin.email.split('@')[1] ?? ''
  let admin: Visitor

  const signInThere = async ({ page }: Visitor, { email, password }: typeof agencyAdmin) => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }

  // Whatever became of it, the next story signs in with passwords again.
  afterAll(async () => {
    const client = await clientOf(agencyAdmin)
    for (const { id: providerId, status } of await client.call(listIdentityProviders, {})) {
      const params = { providerId }
      if (status === 'ACTIVE') await client.call(turnOffIdentityProvider, { params })
      await client.call(removeIdentityProvider, { params })
    }
  })

  chapter('the administrator describes the provider, and is told what it has to know', async () => {
    admin = meet(await visit(region))
    await arrive(admin, agencyAdmin, '/agency/sign-on')
    const { page } = admin
    await admin.shot('sign-on-none')
    await page.getByRole('button', { name: 'Connect a provider' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect an identity provider' })
    await dialog.getByLabel('Name', { exact: true }).fill('Our sign-in')
    await dialog.getByLabel('E-mail domain').fill(domain)
    await dialog.getByRole('button', { name: 'Connect a provider' }).click()
    await sees(dialog.getByText('Enter an address that begins with https://'))
    await dialog.getByLabel('Issuer').fill(ownIssuer(region, (host) => `http://${host}.localhost:${platform().port}`))
    await dialog.getByLabel('Client ID').fill(ownClient.clientId)
    await dialog.getByLabel('Client secret', { exact: true }).fill(ownClient.clientSecret)
    await admin.shot('sign-on-connect')
    await dialog.getByRole('button', { name: 'Connect a provider' }).click()
    const panel = page.getByRole('region', { name: 'Our sign-in' })
    await sees(panel.getByText(/oauth2\/idpresponse$/))
    await sees(panel.getByText(`_palisade.${domain}`))
    expect(await barriers(admin)).toEqual([])
    await admin.shot('sign-on-steps')
    await admin.resize('phone')
    await fits(admin)
    await admin.shot('sign-on-steps')
    await admin.resize('laptop')
  })

  chapter('the domain is proven, a sign-in is tried without a session, and it is turned on', async () => {
    const { page } = admin
    await page.getByRole('button', { name: 'Look for the record' }).click()
    await sees(page.getByText(/^Proven on /))
    await page.getByRole('button', { name: 'Try it', exact: true }).click()
    await sees(page.getByRole('heading', { level: 1, name: 'Sandbox provider' }))
    await signInThere(admin, producer)
    await sees(page.getByText(`Our sign-in works: it vouched for ${producer.email}.`))
    await admin.shot('sign-on-tried')
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await sees(page.getByText(`People of ${domain} may sign in with it, or with a password or passkey.`))
  })

  chapter('all must use it but for the administrator, who keeps a password', async () => {
    const { page } = admin
    await page.getByRole('button', { name: 'Say who must use it' }).click()
    const dialog = page.getByRole('dialog', { name: 'Who must use Our sign-in' })
    await dialog.getByRole('switch').click()
    await dialog.getByRole('combobox', { name: 'Who keeps a password' }).fill(agencyAdmin.firstName)
    await page.getByRole('option', { name: agencyAdmin.firstName }).first().click()
    await admin.shot('sign-on-required')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await sees(page.getByText(/ keeps a password for the day it fails\.$/))
    await admin.shot('sign-on-on')
    const person = meet(await visit(region))
    await person.page.goto('/login')
    await person.page.getByLabel('Email').fill(producer.email)
    await person.page.getByRole('button', { name: 'Continue' }).click()
    await person.page.getByRole('button', { name: 'Continue with SSO' }).click()
    await sees(person.page.getByRole('heading', { level: 1, name: 'Sandbox provider' }))
    await signInThere(person, producer)
    await person.page.waitForURL('**/agency/dashboard')
  })

  chapter('it is turned off at once, and removed', async () => {
    const { page } = admin
    await page.getByRole('button', { name: 'Turn it off' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Turn it off' }).click()
    await sees(page.getByText('Off', { exact: true }))
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await sees(page.getByText('No identity provider is connected'))
  })
}

for (const region of everywhere) describe(region, () => tell(region))
