import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { NamedPlace } from '#shared/contracts/auth/privacyRequest.ts'
import { recordPath } from '#web/records/recordPath.ts'

/** How the record is called, and of which company it is. */
const nameOf = ({ kind, number, company }: NamedPlace, t: TFunction<'privacy'>): string => {
  const record = [t(`named.kinds.${kind}`, { defaultValue: kind }), number].filter((word) => word !== undefined)
  return [record.join(' '), company].filter((word) => word !== undefined).join(', ')
}

const Place = ({ place }: { place: NamedPlace }) => {
  const { t } = useTranslation('privacy')
  const path = recordPath('COWBELL', place)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ minWidth: 0 }}>
        {path === undefined ? (
          <Typography variant="body2">{nameOf(place, t)}</Typography>
        ) : (
          <Link component={RouterLink} to={path} variant="body2">
            {nameOf(place, t)}
          </Link>
        )}
        <Typography variant="body2" color="text.secondary">
          {t(`named.as.${place.as}`)}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {t(`fates.${place.becomes}`)}
      </Typography>
    </Box>
  )
}

const ShortPlace = ({ place }: { place: NamedPlace }) => {
  const { t } = useTranslation('privacy')
  return (
    <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{t(`named.as.${place.as}`)}</strong> {nameOf(place, t)}
    </Typography>
  )
}

type NamedPlacesProps = {
  places: readonly NamedPlace[]
  /** How many there are in all. */
  count: number
  /** Within a form: a line each, without what an erasure would make of it. */
  isShort?: boolean
}

/** The records of business that name somebody, as what, and what an erasure makes of each. */
export const NamedPlaces = ({ places, count, isShort = false }: NamedPlacesProps) => {
  const { t } = useTranslation('privacy')
  const left = count - places.length
  const Each = isShort ? ShortPlace : Place
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {places.map((place) => (
          <Each key={`${place.recordId} ${place.as}`} place={place} />
        ))}
      </Box>
      {left > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('named.more', { count: left })}
        </Typography>
      )}
    </>
  )
}
