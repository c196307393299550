import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { listAgents } from '#shared/contracts/auth/users.ts'
import { call } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import { nameOf } from '#web/records/user/userStatus.ts'

/** Colleagues that are offered at once; more are found by typing. */
const offered = 20

/** Whether somebody goes, or leaves an agency, who has clients or open quotes there. */
export const hasClients = (error: unknown): boolean => error instanceof Problem && error.code === 'user.hasClients'

type HeirFieldProps = {
  userId: string
  /** Somebody tried without: why it is asked is said. */
  isAsked: boolean
  /** The agency that is left: colleagues are its people. */
  agencyId: string | undefined
}

/** Who takes over the clients and open quotes of a user who goes. */
export const HeirField = ({ userId, isAsked, agencyId }: HeirFieldProps) => {
  const { t } = useTranslation('users')
  const colleagues = async (search: string, signal: AbortSignal) => {
    const query = { search, size: offered, ...(agencyId !== undefined && { agencyId }) }
    const { content } = await call(listAgents, { query }, { signal })
    return content
      .filter(({ id }) => id !== userId)
      .map((person) => ({ value: person.id, label: nameOf(person), hint: person.email }))
  }
  return (
    <>
      {isAsked && <Alert severity="warning">{t('remove.heirNeeded')}</Alert>}
      <AutocompleteField name="handOverTo" label={t('remove.heir')} hint={t('remove.heirHint')} search={colleagues} />
    </>
  )
}
