import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { accountTypeOf, roles, rolesOf } from '#shared/domain/identity/roles.ts'
import type { ActingRole, Permission, Role } from '#shared/permissions.ts'
import { compareRoles } from '#shared/roleComparison.ts'
import { permissionKey } from '#web/api/permissionKey.ts'
import { useSession } from '#web/api/session.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useTemplates } from '../templates/useTemplates.ts'

/** A role, or a template of one, that somebody could have. */
interface Choice {
  readonly value: string
  readonly label: string
  readonly who: ActingRole
}

/** What one may look at: the provider’s staff all roles, others those of their kind of organization; and the own templates. */
const useChoices = (): readonly Choice[] => {
  const persona = usePersona()
  const templates = useTemplates()
  const some: readonly Role[] = persona === 'COWBELL' ? roles.map(({ role }) => role) : rolesOf(persona)
  return some.flatMap((role) => [
    { value: role, label: role, who: { role } },
    ...templates
      .filter((each) => each.role === role)
      .map(({ id, name, keeps }) => ({ value: id, label: `${role}: ${name}`, who: { role, keeps } })),
  ])
}

const Pick = ({
  label,
  value,
  of,
  onPick,
}: {
  label: string
  value: string
  of: readonly Choice[]
  onPick: (value: string) => void
}) => (
  <TextField select size="small" label={label} value={value} onChange={({ target }) => onPick(target.value)}>
    {of.map((choice) => (
      <MenuItem key={choice.value} value={choice.value}>
        {choice.label}
      </MenuItem>
    ))}
  </TextField>
)

const Column = ({
  title,
  permissions,
  wide = false,
}: {
  title: string
  permissions: readonly Permission[]
  wide?: boolean
}) => {
  const { t } = useTranslation(['users', 'permissions'])
  return (
    <Paper
      component="section"
      variant="outlined"
      sx={{ borderRadius: 1.5, p: { xs: 2, md: 2.5 }, minWidth: 0, ...(wide && { gridColumn: '1 / -1' }) }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {permissions.length === 0 ? (
        <Typography color="text.secondary">{t('roles.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5, ...(wide && { columnCount: { md: 2, lg: 3 }, columnGap: 5 }) }}>
          {permissions.map((permission) => (
            <Box component="li" key={permission} sx={{ mb: 0.75, breakInside: 'avoid' }}>
              {t(permissionKey(permission))}
            </Box>
          ))}
        </Box>
      )}
    </Paper>
  )
}

/** Two roles, or templates of them, side by side: what somebody would gain, lose and keep who changed from one to the other. */
export const RolesPage = () => {
  const { t } = useTranslation('users')
  const all = useChoices()
  const own = useSession()?.claims.role
  const [params, setParams] = useSearchParams()
  const asked = (key: string) => all.find(({ value }) => value === params.get(key))
  const from = asked('from') ?? all.find(({ value }) => value === own) ?? all[0]
  if (from === undefined) return null
  const near = all.filter((each) => accountTypeOf(each.who.role) === accountTypeOf(from.who.role) && each !== from)
  const to = asked('to') ?? near[0] ?? from
  const pick = (key: string) => (value: string) =>
    setParams({ from: from.value, to: to.value, ...{ [key]: value } }, { replace: true })
  const { gained, lost, kept } = compareRoles({ from: from.who, to: to.who })
  return (
    <Page>
      <PageHeader title={t('roles.title')} subtitle={t('roles.subtitle')} />
      <Box sx={{ display: 'grid', gap: 2, mb: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 280px))' } }}>
        <Pick label={t('roles.from')} value={from.value} of={all} onPick={pick('from')} />
        <Pick label={t('roles.to')} value={to.value} of={all} onPick={pick('to')} />
      </Box>
      {from === to ? (
        <EmptyState title={t('roles.same')} hint={t('roles.sameHint')} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Column title={t('roles.gained', { count: gained.length })} permissions={gained} />
          <Column title={t('roles.lost', { count: lost.length })} permissions={lost} />
          <Column title={t('roles.kept', { count: kept.length })} permissions={kept} wide />
        </Box>
      )}
    </Page>
  )
}
