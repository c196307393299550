import { useEffect, useState } from 'react'
import { type DomainVerdict, domainVerdict } from './domainCheck.ts'

/** How long after the last key a domain is checked (administration, section 5). */
const delay = 200

/** What the server says of the domains as they are typed; undefined while there are none or it is being asked. */
export const useDomainVerdict = (domains: readonly string[]): DomainVerdict | undefined => {
  const text = domains.join(',')
  const [verdict, setVerdict] = useState<{ readonly of: string } & DomainVerdict>()
  useEffect(() => {
    if (text === '') return
    let stale = false
    const timer = setTimeout(() => {
      Promise.all(text.split(',').map(domainVerdict)).then(
        (verdicts) => {
          const first = verdicts.find(({ valid }) => !valid) ?? verdicts[0]
          if (!stale && first) setVerdict({ of: text, ...first })
        },
        // The form is saved without the check; the server has the last word.
        () => undefined,
      )
    }, delay)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [text])
  return verdict?.of === text ? verdict : undefined
}
