import { useEffect, useState } from 'react'
import { listPasswordConstraints, validatePassword } from '#shared/contracts/auth/passwords.ts'
import { call } from '../api/call.ts'
import { useOperation } from '../api/useOperation.ts'
import type { Requirement } from './PasswordRequirements.tsx'

/** One check for keys that come faster than this (milliseconds). */
const typing = 150

/**
 * The server's password rules, each met or not by what is typed so far. The token of a link adds the rules that compare
 * with the name and e-mail it is for.
 */
export const usePasswordRequirements = (password: string, token?: string) => {
  const rules = useOperation(listPasswordConstraints, {}, { staleTime: 10 * 60_000 })
  const [broken, setBroken] = useState<{ readonly password: string; readonly codes: readonly string[] }>()
  useEffect(() => {
    if (password === '') return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      call(validatePassword, { query: token ? { token } : {}, body: { password } }, { signal: abort.signal }).then(
        (items) => setBroken({ password, codes: items.map(({ errorCode }) => errorCode) }),
        () => undefined,
      )
    }, typing)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [password, token])
  const checked = password !== '' && broken?.password === password ? broken.codes : undefined
  const requirements: readonly Requirement[] = (rules.data ?? []).map(({ errorCode, displayText }) => ({
    code: errorCode,
    text: displayText,
    state: checked === undefined ? 'unknown' : checked.includes(errorCode) ? 'unmet' : 'met',
  }))
  return { requirements, allMet: checked !== undefined && checked.length === 0 }
}
