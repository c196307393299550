import { createElement as h } from 'react'
import { describe, expect, it } from 'vitest'
import { regionCodes } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { type Browser, openBrowser } from '#tests/support/screen.ts'

const words = (all: readonly { words: string }[]) => all.map((each) => each.words)

describe.each(regionCodes)('around the public pages of %s', (code) => {
  const { provider } = regionOf(code)

  it('stand the logo, terms and privacy, social links, and the legal line of the region', async () => {
    const { draw } = await openBrowser({ region: code })
    const { PublicShell } = await import('./PublicShell.tsx')
    const { text, links } = await draw(h(PublicShell))
    expect(links[0]).toEqual({ words: 'Palisade', to: '/login' })
    expect(links).toContainEqual({ words: 'Terms of Service', to: '/terms' })
    expect(links).toContainEqual({ words: 'Privacy Policy', to: '/privacy' })
    for (const { name, url } of provider.socials) expect(links).toContainEqual({ words: name, to: url })
    expect(text).toContain(`© ${new Date().getFullYear()} Palisade. ${provider.legalEntity}`)
  })

  it('stands the marketing panel beside the login in the US and the UK, each with its own Learn more', async () => {
    const { draw } = await openBrowser({ region: code })
    const { LoginShell } = await import('./LoginShell.tsx')
    const { text, links } = await draw(h(LoginShell))
    const more = links.find((link) => link.words.startsWith('Learn more'))
    expect(text.includes('Adaptive Cyber Insurance')).toBe(code !== 'au')
    expect(more?.to).toBe({ us: regionOf('us'), uk: regionOf('uk'), au: undefined }[code]?.provider.learnMoreUrl)
    expect(text).toContain(provider.legalEntity)
  })
})

it('Learn more differs by region', () => {
  const [us, uk] = [regionOf('us'), regionOf('uk')].map(({ provider }) => provider.learnMoreUrl)
  expect(us).not.toBe(uk)
})

describe('maintenance', () => {
  const app = async (browser: Browser) => {
    const { draw } = await openBrowser(browser)
    const { RootLayout } = await import('./RootLayout.tsx')
    return draw(h(RootLayout))
  }

  it.each([
    ['us', 'maintenanceMode', true],
    ['uk', 'maintenanceMode', true],
    ['au', 'maintenanceMode', true],
    ['us', 'maintenanceModeUs', true],
    ['uk', 'maintenanceModeUs', false],
    ['us', 'maintenanceModeUk', false],
    ['uk', 'maintenanceModeUk', true],
    ['au', 'maintenanceModeUk', false],
  ] as const)('in %s with the flag %s replaces the whole app: %s', async (region, flag, on) => {
    const { text, links } = await app({ region, flags: { [flag]: true } })
    if (!on) return expect(text).toBe('')
    expect(text).toContain(
      'Apologies for the interruption, we are down for scheduled maintenance. Please check back soon. Please check back within the next 30 minutes.',
    )
    expect(links[0]).toEqual({ words: 'Refresh', to: '/loading' })
  })
})

describe('when something went wrong', () => {
  it('for good, the last screen says so and has three ways on', async () => {
    const { draw } = await openBrowser()
    const { FatalErrorScreen } = await import('./FatalErrorPage.tsx')
    const { text, buttons, links } = await draw(h(FatalErrorScreen, { error: new Error('broken') }))
    expect(text).toContain(
      'An unexpected error occurred. Sorry about that. Please try refreshing and contact us if the problem persists.',
    )
    expect([...words(buttons), ...words(links)]).toEqual(['Refresh Page', 'Copy Error Details', 'Contact Support'])
    expect(links[0]?.to).toBe('mailto:support.us@palisade.example')
  })

  it('with the servers, a page says so, with support', async () => {
    const { draw } = await openBrowser({ region: 'uk' })
    const { ServerDownPage } = await import('./ServerDownPage.tsx')
    const { text, links } = await draw(h(ServerDownPage))
    expect(text).toContain('Our servers seem to be having trouble. Please try again later.')
    expect(links).toContainEqual({ words: 'Refresh Page', to: '/loading' })
    expect(words(links)).toContain('support.uk@palisade.example')
  })

  it('with a request, its panel says so above what the server said', async () => {
    const { draw } = await openBrowser()
    const { ProblemPanel } = await import('../ui/ProblemPanel.tsx')
    const { problemFrom } = await import('../api/problem.ts')
    const error = problemFrom(409, { detail: 'The quote has expired.' }, { operation: 'bindQuote', requestId: 'req_1' })
    expect((await draw(h(ProblemPanel, { error }))).text).toMatch(
      /^An issue occurred with this request The quote has expired\./,
    )
  })
})

describe('a toast', () => {
  const toast = async (kind: 'error' | 'info' | 'success' | 'warning', message: string) => {
    const { draw } = await openBrowser()
    const { ToastCard } = await import('../ui/ToastCard.tsx')
    const said = { id: 1, at: 0, kind, message, persist: false, followUp: undefined, cause: undefined }
    return draw(h(ToastCard, { toast: said, onClose: () => undefined }))
  }

  it('comes as success, error, info or warning; failures are announced at once', async () => {
    for (const kind of ['success', 'error', 'info', 'warning'] as const) {
      const { html, text } = await toast(kind, 'Saved')
      expect(text).toBe('Saved')
      expect(html).toContain(kind === 'error' || kind === 'warning' ? 'role="alert"' : 'role="status"')
    }
  })

  it('about an error is cut to 60 characters; all of it is one click away', async () => {
    const long = 'The quote cannot be bound because its effective date has passed by more than seven days.'
    const { html, buttons } = await toast('error', long)
    expect(html).toContain(`>${long.slice(0, 60).trimEnd()}…<`)
    expect(words(buttons)).toContain('Show all')
    expect(words((await toast('error', 'Short.')).buttons)).not.toContain('Show all')
    expect(words((await toast('info', long)).buttons)).not.toContain('Show all')
  })

  it.each([
    ['app', 'top'],
    ['public', 'bottom'],
  ] as const)('of the %s pages stands at the %s, in the middle', async (placement, edge) => {
    const { draw } = await openBrowser()
    const { ToastStack } = await import('../ui/ToastStack.tsx')
    const { html } = await draw(h(ToastStack, { placement }))
    expect(html).toMatch(new RegExp(`position:fixed[^}]*[;]${edge}:[^}]*align-items:center`))
  })
})
