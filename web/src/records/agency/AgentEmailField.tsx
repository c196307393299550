import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { AutocompleteField } from '../../forms/AutocompleteField.tsx'
import { agentChoice } from './agentChoice.ts'

type AgentEmailFieldProps = {
  /** Whose people are offered; without one, nobody is. */
  agencyId: string | undefined
  label: string
  hint?: string | undefined
  optional?: boolean | undefined
  /** The e-mail that the form opens with. */
  initial?: string | undefined
  /** Somebody else may be typed, with the names beside. */
  free?: boolean | undefined
  /** The fields beside it that the choice fills in. */
  fills: readonly ('agentFirstName' | 'agentLastName' | 'agentPhone')[]
}

/** The e-mail of an agency's agent, chosen among its people by name or e-mail: `agentEmail`, and what is known of them beside. */
export const AgentEmailField = ({ agencyId, fills, initial, free, ...field }: AgentEmailFieldProps) => {
  const { setValue } = useFormContext()
  const agents = useMemo(() => agentChoice(agencyId), [agencyId])
  const fill = (email: string | undefined) => {
    const person = email === undefined ? undefined : agents.personOf(email)
    if (free && person === undefined) return
    for (const name of fills) {
      const value = person?.[name] ?? ''
      setValue(name, value, { shouldDirty: true, shouldValidate: value !== '' })
    }
  }
  return (
    <AutocompleteField<string>
      {...field}
      name="agentEmail"
      search={agents.byEmail}
      initial={initial ? { value: initial, label: initial } : undefined}
      free={free}
      onPick={(option) => fill(option?.value)}
    />
  )
}
