import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { listPersonaLinks } from '#shared/contracts/account/relationships.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useMay } from '../../api/useMay.ts'
import { date } from '../../i18n/format.ts'
import { todayHere } from '../../i18n/todayHere.ts'
import { usePersona } from '../../layout/usePersona.ts'
import { inPersona } from '../../paths.ts'
import type { Column } from '../../tables/column.ts'

/** How an organization stands to another. */
export type OrganizationLink = ResponseOf<typeof listPersonaLinks>[number]

type About = { link: OrganizationLink }

const Since = ({ link: { begins, ends } }: About) => {
  const { t } = useTranslation('organizations')
  if (begins === undefined) return <>{ends === undefined ? t('links.ever') : t('links.until', { until: date(ends) })}</>
  const from = date(begins)
  if (ends === undefined && begins > todayHere()) return <>{t('links.from', { from })}</>
  return <>{ends === undefined ? t('links.since', { from }) : t('links.span', { from, until: date(ends) })}</>
}

/** Staff go on to the agency. */
const Who = ({ link: { name, organizationId } }: About) => {
  const { t } = useTranslation('organizations')
  const may = useMay()
  const persona = usePersona()
  if (persona !== 'COWBELL' || !may('agency:read') || !AgencyId.safeParse(organizationId).success)
    return <>{name || t('links.withheld')}</>
  return (
    <Link component={RouterLink} to={inPersona(persona, `agencies/${organizationId}/details`)}>
      {name}
    </Link>
  )
}

const How = ({ link: { kind, direction } }: About) => {
  const { t } = useTranslation('organizations')
  return <>{t(`links.${direction}.${kind}`)}</>
}

/** Who belongs to an organization and to whom it belongs, with the days. */
export const linkColumns: readonly Column<OrganizationLink>[] = [
  { id: 'name', header: 'organizations:columns.name', cell: (link) => <Who link={link} />, fixed: true, card: 'title' },
  { id: 'how', header: 'organizations:columns.how', cell: (link) => <How link={link} />, card: 'fact' },
  { id: 'days', header: 'organizations:columns.days', cell: (link) => <Since link={link} />, card: 'fact' },
]
