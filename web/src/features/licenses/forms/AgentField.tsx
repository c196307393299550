import { useTranslation } from 'react-i18next'
import { listAgents } from '#shared/contracts/auth/users.ts'
import { call } from '#web/api/call.ts'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import type { Option } from '#web/forms/SelectField.tsx'

type AgentFieldProps = {
  /** Whose agents are offered; the own agency's without it. */
  agencyId?: string | undefined
  initial?: Option<string> | undefined
  notNow?: string | undefined
}

/** The agent whose license it is. */
export const AgentField = ({ agencyId, initial, notNow }: AgentFieldProps) => {
  const { t } = useTranslation('licenses')
  const search = async (text: string, signal: AbortSignal) => {
    const { content } = await call(listAgents, { query: { search: text, size: 20, agencyId } }, { signal })
    return content.map(({ id, firstName, lastName, email }) => ({
      value: id,
      label: `${firstName} ${lastName}`,
      hint: email,
    }))
  }
  return (
    <AutocompleteField<string>
      key={agencyId}
      name="agentId"
      label={t('fields.agent')}
      search={search}
      initial={initial}
      notNow={notNow}
    />
  )
}
