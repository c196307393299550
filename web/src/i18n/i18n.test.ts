import { beforeEach, describe, expect, it, vi } from 'vitest'

vi.stubGlobal('__VERSION__', 'build-1')
const fetched = vi.fn<(address: string) => Promise<Response>>()
vi.stubGlobal('fetch', fetched)
const loaded: (() => void)[] = []
vi.stubGlobal('addEventListener', (event: string, then: () => void) => event === 'load' && loaded.push(then))

const { i18n, startI18n } = await import('./i18n.ts')

/** The addresses that answer, with their texts; all others are away. */
const serve = (texts: Record<string, object>) =>
  fetched.mockImplementation(async (address) => {
    const found = texts[address]
    return found === undefined ? new Response('', { status: 503 }) : Response.json(found)
  })
const built = (namespace: string) => `/locales/en-US/${namespace}.json?v=build-1`
const host = (namespace: string) => `/locales/en-US/${namespace}`
const asked = () => fetched.mock.calls.map(([address]) => address)

beforeEach(() => {
  fetched.mockReset()
  serve({})
})

describe('the texts', () => {
  it('of the first screen are there at once, asking nobody', () => {
    startI18n()
    expect(i18n.t('auth:login.login')).toBe('Login')
    expect(i18n.t('close')).toBe('Close')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('end with one full stop, also after the name of a company that ends with one', () => {
    i18n.addResource('en-US', 'common', 'asked', 'This is for {{company}}. And so on...')
    expect(i18n.t('asked', { company: 'Beckett Protection Inc.' })).toBe(
      'This is for Beckett Protection Inc. And so on...',
    )
    expect(i18n.t('asked', { company: 'Novak Legal' })).toBe('This is for Novak Legal. And so on...')
  })

  it('of the first screen are the locales host’s once the page is there', async () => {
    serve({ [host('auth')]: { login: { login: 'Log in now' } } })
    for (const then of loaded) then()
    await vi.waitFor(() => expect(i18n.t('auth:login.login')).toBe('Log in now'), 15_000)
    expect(i18n.t('auth:login.continue')).toBe('Continue')
    expect(i18n.t('close')).toBe('Close')
  })

  it('of another screen come from the locales host', async () => {
    serve({ [host('quote')]: { title: 'Quote' }, [built('quote')]: { title: 'Old' } })
    await i18n.loadNamespaces('quote')
    expect(i18n.t('quote:title')).toBe('Quote')
    expect(asked()).toEqual([host('quote')])
  })

  it('come from the build where the host is away', async () => {
    serve({ [built('policy')]: { title: 'Policy' } })
    await i18n.loadNamespaces('policy')
    expect(i18n.t('policy:title')).toBe('Policy')
    expect(asked()).toEqual([host('policy'), built('policy')])
  })

  it('that an older host lacks come from the build, asked once, and overrule nothing', async () => {
    serve({ [host('billing')]: { title: 'Billing' }, [built('billing')]: { title: 'Built', added: 'Added' } })
    await i18n.loadNamespaces('billing')
    i18n.t('billing:added')
    i18n.t('billing:unknown')
    await vi.waitFor(() => expect(i18n.t('billing:added')).toBe('Added'), 15_000)
    expect(i18n.t('billing:title')).toBe('Billing')
    expect(asked()).toEqual([host('billing'), built('billing')])
  })
})
