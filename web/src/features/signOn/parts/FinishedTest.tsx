import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { finishIdentityProviderTest, listIdentityProviders } from '#shared/contracts/auth/identityProviders.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { useCommand } from '#web/api/useCommand.ts'

type Outcome = { readonly email: string; readonly name: string } | { readonly refused: string }

/** A code works once, also when the page is drawn twice. */
const begun = new Set<string>()

/** What came of a sign-in that was tried, where the browser is back from the provider. */
export const FinishedTest = () => {
  const { t } = useTranslation('signOn')
  const [search, setSearch] = useSearchParams()
  const [outcome, setOutcome] = useState<Outcome>()
  const { mutateAsync } = useCommand(finishIdentityProviderTest, { invalidates: [listIdentityProviders] })
  const code = search.get('code')
  const state = search.get('state')
  const error = search.get('error_description') ?? search.get('error')
  useEffect(() => {
    if (error !== null) setOutcome({ refused: error })
    else if (code !== null && state !== null && !begun.has(code)) {
      begun.add(code)
      mutateAsync({ body: { code, state } }).then(
        ({ tested, name }) => setOutcome({ email: tested?.email ?? '', name }),
        (problem: unknown) => setOutcome({ refused: messageOf(problem) }),
      )
    } else return
    // What was in the address works no more.
    setSearch({}, { replace: true })
  }, [code, state, error, mutateAsync, setSearch])
  if (outcome === undefined) return null
  return 'refused' in outcome ? (
    <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {t('finished.refused', { reason: outcome.refused })}
    </Alert>
  ) : (
    <Alert severity="success" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {t('finished.works', outcome)}
    </Alert>
  )
}
