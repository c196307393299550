import { listAgencyTeams } from '#shared/contracts/auth/teams.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { call } from '../api/call.ts'
import { MultiAutocompleteField } from './MultiAutocompleteField.tsx'
import type { FieldProps } from './useField.ts'

/** As many teams are offered at once; more are found by typing. */
const pageSize = 100

interface NamedTeam {
  readonly id: string
  readonly name: string
}

type TeamsFieldProps = FieldProps & {
  agencyId: AgencyId
  /** The teams of a form that opens filled in. */
  present?: readonly NamedTeam[] | undefined
}

const toOption = ({ id, name }: NamedTeam) => ({ value: id, label: name })

/** Teams of an agency, found by name. */
export const TeamsField = ({ agencyId, present = [], ...field }: TeamsFieldProps) => (
  <MultiAutocompleteField<string>
    {...field}
    initial={present.map(toOption)}
    search={async (search, signal) => {
      const query = { search, size: pageSize }
      const { content } = await call(listAgencyTeams, { params: { agencyId }, query }, { signal })
      return content.map(toOption)
    }}
  />
)
