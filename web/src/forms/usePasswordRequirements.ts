import { useEffect, useState } from 'react'
import { listPasswordConstraints, validatePassword } from '#shared/contracts/auth/passwords.ts'
import { call } from '../api/call.ts'
import { useOperation } from '../api/useOperation.ts'
import type { Requirement } from './PasswordRequirements.tsx'

/** One check for keys that come faster than this (milliseconds). */
const typing = 150

type Rule = Pick<Requirement, 'code' | 'text'>

/**
 * The rules with what is known of each: whether a password is one of the last is asked when it is set alone, and whether it
 * is made of the person's names where a link says whose it is. Of these nothing is told before.
 */
export const requirementsOf = (
  rules: readonly Rule[],
  broken: readonly string[] | undefined,
  isOfLink: boolean,
): readonly Requirement[] => {
  const isAsked = ({ code }: Rule) => code !== 'REUSED' && (isOfLink || code !== 'PERSONAL')
  const stateOf = (rule: Rule) =>
    broken?.includes(rule.code) ? 'unmet' : broken === undefined || !isAsked(rule) ? 'unknown' : 'met'
  return rules.map((rule) => ({ ...rule, state: stateOf(rule) }))
}

/**
 * The server's password rules, each met or not by what is typed so far. The token of a link adds the rules that compare
 * with the name and e-mail it is for.
 */
export const usePasswordRequirements = ({
  password,
  token,
}: {
  readonly password: string
  readonly token?: string | undefined
}) => {
  const rules = useOperation(listPasswordConstraints, {}, { staleTime: 10 * 60_000 })
  const [broken, setBroken] = useState<{ readonly password: string; readonly codes: readonly string[] }>()
  useEffect(() => {
    if (password === '') return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      call(validatePassword, { body: token ? { token, password } : { password } }, { signal: abort.signal }).then(
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
  const named = (rules.data ?? []).map(({ errorCode, displayText }) => ({ code: errorCode, text: displayText }))
  const requirements = requirementsOf(named, checked, token !== undefined)
  return { requirements, allMet: checked !== undefined && checked.length === 0 }
}
