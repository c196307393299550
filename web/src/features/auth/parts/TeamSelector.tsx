import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { listMyTeams } from '#shared/contracts/auth/teams.ts'
import { useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { chooseTeam, useTeam } from '#web/layout/team.ts'
import { TeamIcon } from '#web/ui/icons.tsx'

/** No team: the records of all of them. */
const all = 'ALL'

/** The team whose records lists show. Sessions of a whole account have All, and begin with it. */
export const TeamSelector = () => {
  const { t } = useTranslation('auth')
  const claims = useSession()?.claims
  const teams = useOperation(listMyTeams, { query: {} }, { staleTime: 10 * 60_000 })
  const chosen = useTeam()
  // The provider's people are in no team: theirs is all that they look after, until they choose.
  const offersAll =
    claims?.realm === 'ACCOUNT' || claims?.accountType === 'COWBELL' || (claims?.scopes.includes('role:admin') ?? false)
  const list = teams.data?.content ?? []
  const first = list.find(({ isDefault }) => isDefault) ?? list[0]
  useEffect(() => {
    if (!offersAll && chosen === undefined && first) chooseTeam(first.id)
  }, [offersAll, chosen, first])
  if (list.length === 0 || (list.length === 1 && !offersAll)) return null
  const value = list.some(({ id }) => id === chosen) ? (chosen ?? all) : offersAll ? all : (first?.id ?? all)
  return (
    <Select
      size="small"
      value={value}
      onChange={(event) => chooseTeam(event.target.value === all ? undefined : event.target.value)}
      SelectDisplayProps={{ 'aria-label': t('team.label') }}
      startAdornment={<TeamIcon sx={{ mr: 1, color: 'text.secondary' }} />}
      sx={{ maxWidth: { xs: 160, sm: 260 }, '& .MuiSelect-select': { py: '6px' } }}
    >
      {offersAll && <MenuItem value={all}>{t('team.all')}</MenuItem>}
      {list.map(({ id, name, agencyName }) => (
        <MenuItem key={id} value={id}>
          {agencyName ? `${agencyName} · ${name}` : name}
        </MenuItem>
      ))}
    </Select>
  )
}
