import { beforeEach, describe, expect, it, vi } from 'vitest'

const storage = () => ({ clear: vi.fn(), setItem: vi.fn(), getItem: () => null, removeItem: vi.fn() })
const aTab = () => ({
  sessionStorage: storage(),
  opener: {} as unknown,
  location: { replace: vi.fn() },
  close: vi.fn(),
})
let tab = aTab()
const open = vi.fn(() => tab)
vi.stubGlobal('window', { open })
vi.stubGlobal('sessionStorage', storage())
vi.stubGlobal('localStorage', storage())
vi.stubGlobal('location', { origin: 'http://us.localhost' })
const { openSession } = await import('./openSession.ts')
const tokens = { accessToken: 'x.y.z', refreshToken: 'ses_1' }
beforeEach(() => {
  tab = aTab()
})

describe('a session in another account', () => {
  it('opens in a tab of its own, on the loading route, carrying the account’s name and no token in the address', async () => {
    await openSession(async () => tokens, 'Harbour & Pine')
    expect(open).toHaveBeenCalledWith('about:blank', '_blank')
    expect(tab.location.replace).toHaveBeenCalledWith('http://us.localhost/loading?accountName=Harbour%20%26%20Pine')
    expect(tab.sessionStorage.clear).toHaveBeenCalledBefore(tab.sessionStorage.setItem)
    expect(tab.sessionStorage.setItem).toHaveBeenCalledWith('palisade.session', JSON.stringify(tokens))
    expect(tab.opener).toBeNull()
  })

  it('needs no name', async () => {
    await openSession(async () => tokens)
    expect(tab.location.replace).toHaveBeenCalledWith('http://us.localhost/loading')
  })

  it('that is refused leaves no empty tab', async () => {
    await expect(openSession(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(tab.close).toHaveBeenCalled()
  })
})
