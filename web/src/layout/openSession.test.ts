import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openSession } from './openSession.ts'

const aTab = () => ({
  sessionStorage: { clear: vi.fn() },
  opener: {} as unknown,
  location: { replace: vi.fn() },
  close: vi.fn(),
})
let tab = aTab()
const open = vi.fn(() => tab)
vi.stubGlobal('window', { open })
vi.stubGlobal('location', { origin: 'http://us.localhost' })
beforeEach(() => {
  tab = aTab()
})

describe('a session in another account', () => {
  it('opens in a tab of its own, on the loading route with a fresh token, carrying the account’s name', async () => {
    await openSession(async () => ({ token: 'jmp 1' }), 'Harbour & Pine')
    expect(open).toHaveBeenCalledWith('about:blank', '_blank')
    expect(tab.location.replace).toHaveBeenCalledWith(
      'http://us.localhost/loading/jmp%201?accountName=Harbour%20%26%20Pine',
    )
    expect(tab.sessionStorage.clear).toHaveBeenCalled()
    expect(tab.opener).toBeNull()
  })

  it('needs no name', async () => {
    await openSession(async () => ({ token: 'jmp' }))
    expect(tab.location.replace).toHaveBeenCalledWith('http://us.localhost/loading/jmp')
  })

  it('that is refused leaves no empty tab', async () => {
    await expect(openSession(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(tab.close).toHaveBeenCalled()
  })
})
