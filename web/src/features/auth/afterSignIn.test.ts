import { createElement as h } from 'react'
import { describe, expect, it } from 'vitest'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { listMyTeams } from '#shared/contracts/auth/teams.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { openBrowser, tokenWith } from '#tests/support/screen.ts'
import texts from '../../../public/locales/en-US/security.json' with { type: 'json' }

const enforcing = { account: { enforceMfa: true }, mfaType: 'NONE' }
const agent = { accountType: 'AGENCY', subscriberType: 'AGENCY', role: 'Agency Admin', realm: 'ACCOUNT', amr: 'pwd' }
const due = { ...agent, mustSetUpFactor: true }

/** The dialog that asks for a second factor, as it stands in the place of a page. */
const gate = async ({ session = due as object, user = enforcing, at = '/agency/dashboard' } = {}) => {
  const { draw } = await openBrowser({ session })
  const { MfaGate } = await import('./parts/MfaGate.tsx')
  return draw(h(MfaGate), { at, answers: [[getCurrentUser, {}, user]] })
}

describe('the second factor that an account enforces', () => {
  it('is asked for by a dialog over every page until the user has one', async () => {
    const { text, buttons } = await gate()
    expect(text).toMatch(/^Multi-Factor Authentication Not Enabled/)
    expect(buttons).toEqual([
      { words: 'Sign out', enabled: true },
      { words: 'Set Up MFA', enabled: true },
    ])
    expect((await gate({ at: '/agency/quotes/quo_1' })).text).not.toBe('')
  })

  it.each([
    ['whose session is open to everything', { session: agent }],
    ['who has one by now', { user: { account: { enforceMfa: true }, mfaType: 'GOOGLE' } }],
    ['on the profile page itself', { at: '/agency/profile' }],
  ])('is not asked of a user %s', async (_, given) => expect((await gate(given)).text).toBe(''))

  it('is good for ten minutes before the user is asked for again', async () => {
    const { draw } = await openBrowser({ session: agent })
    const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
    const { MfaGate } = await import('./parts/MfaGate.tsx')
    const client = new QueryClient()
    await draw(h(QueryClientProvider, { client }, h(MfaGate)))
    const [read] = client.getQueryCache().getAll()
    expect(read?.options).toMatchObject({ queryKey: [getCurrentUser.name, {}], staleTime: 600_000 })
  })
})

describe('the page of who must set a second factor up', () => {
  const page = async (user: object, at = '/agency/profile?tab=mfa') => {
    const { draw } = await openBrowser({ session: due })
    const { FactorSetUp } = await import('../profile/security/FactorSetUp.tsx')
    const { DialogHost } = await import('../../dialogs/DialogHost.tsx')
    const { i18n } = await import('../../i18n/i18n.ts')
    i18n.addResourceBundle('en-US', 'security', texts)
    return draw(h(DialogHost, { dialogs: [], children: h(FactorSetUp) }), { at, answers: [[getCurrentUser, {}, user]] })
  }

  it('offers the factors and the way out, and the way on once there is one', async () => {
    const { text, buttons } = await page(enforcing)
    expect(text).toContain('Until you have set one up, nothing else is open.')
    const words = buttons.map((each) => each.words)
    expect(words.slice(0, 4)).toEqual(['Sign out', 'Set up', 'Set up', 'Set up'])
    expect((await page({ ...enforcing, mfaType: 'SMS' })).buttons.map((each) => each.words)).toContain('Continue')
  })

  it('stands at the profile’s address alone', async () => {
    expect((await page(enforcing, '/agency/dashboard')).text).toBe('')
  })
})

describe('the team selector', () => {
  const teams = [
    { id: 'tea_1', name: 'Gulf Coast', isDefault: false },
    { id: 'tea_2', name: 'Everybody', isDefault: true },
  ]
  const selector = async (session: object) => {
    const { draw } = await openBrowser({ session })
    const { TeamSelector } = await import('./parts/TeamSelector.tsx')
    return (await draw(h(TeamSelector), { answers: [[listMyTeams, { query: {} }, { content: teams }]] })).text
  }

  it('begins with All for administrators of the provider', async () => {
    const admin = { accountType: 'COWBELL', role: 'Power User', realm: 'TEAM', scopes: 'role:admin' }
    expect(await selector(admin)).toContain('All')
  })

  it('begins with All for staff, who look after more than a team', async () => {
    expect(await selector({ accountType: 'COWBELL', role: 'Underwriter', realm: 'TEAM' })).toContain('All')
  })

  it('has All for a session of the whole account', async () => expect(await selector(agent)).toContain('All'))

  it('has teams alone for a session of teams', async () => {
    const text = await selector({ ...agent, role: 'Agent', realm: 'TEAM' })
    expect(text).toContain('Everybody')
    expect(text).not.toContain('All')
  })
})

describe('after signing in', () => {
  const entering = async (session: object, origin?: string) => {
    const { tab } = await openBrowser()
    const { enter } = await import('./enter.ts')
    if (origin) tab.set('palisade.origin', origin)
    return enter({ accessToken: tokenWith(session), refreshToken: 'ses_1' })
  }

  it.each(accountTypes)('%s comes to its own home', async (accountType) => {
    expect(await entering({ accountType })).toBe(personas[accountType].home)
  })

  it('who works on a queue all day comes to it', async () => {
    expect(await entering({ accountType: 'COWBELL', role: 'Underwriter' })).toBe('/admin/inbox')
    expect(await entering({ accountType: 'COWBELL', role: 'Head of Claims' })).toBe('/admin/claims')
    expect(await entering({ accountType: 'CARRIER', role: 'Carrier Claims Adjuster' })).toBe('/carrier/claims')
  })

  it('one comes to where one was going', async () => {
    expect(await entering(agent, '/agency/quotes/quo_1')).toBe('/agency/quotes/quo_1')
  })

  it.each([['BROKER'], ['UNKNOWN'], [undefined]])('an unknown persona (%s) is an error', async (accountType) => {
    await expect(entering({ accountType })).rejects.toThrow(/^Unknown persona (BROKER|UNKNOWN)?$/)
  })

  it('the login is no place any more: it leads home', async () => {
    const { draw } = await openBrowser({ session: agent })
    const { LoginPage } = await import('./pages/LoginPage.tsx')
    const page = await draw(h(LoginPage))
    expect(page.leadsTo).toBe('/agency/dashboard')
    // The area may take its time: the page is not blank meanwhile.
    expect(page.html).toMatch(/role="progressbar"[^>]* aria-label="Loading"/)
  })
})

it('where single sign-on is off the login asks for e-mail and password at once', async () => {
  const { draw } = await openBrowser({ flags: { ssoLogin: false } })
  const { LoginPage } = await import('./pages/LoginPage.tsx')
  const { fields, buttons } = await draw(h(LoginPage))
  expect(fields.map(({ label }) => label)).toEqual(['Email', 'Password', 'Remember this device'])
  expect(buttons.map(({ words }) => words)).not.toContain('Continue')
})
