import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { NamedPlace } from '#shared/contracts/auth/privacyRequest.ts'
import { recordPath } from '#web/records/recordPath.ts'

/** How the record is called, and of which company it is. */
const useNameOf = () => {
  const { t } = useTranslation('privacy')
  return ({ kind, number, company }: NamedPlace): string =>
    [[t(`named.kinds.${kind}`, { defaultValue: kind }), number], [company]]
      .map((words) => words.filter((word) => word !== undefined).join(' '))
      .filter((words) => words !== '')
      .join(', ')
}

const Place = ({ place, isShort }: { place: NamedPlace; isShort: boolean }) => {
  const { t } = useTranslation('privacy')
  const nameOf = useNameOf()
  const path = isShort ? undefined : recordPath('COWBELL', place)
  const name = nameOf(place)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: isShort ? 0.25 : 0.75,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        {path === undefined ? (
          <Typography variant="body2">{name}</Typography>
        ) : (
          <Link component={RouterLink} to={path} variant="body2">
            {name}
          </Link>
        )}
        <Typography variant="body2" color="text.secondary">
          {t(`named.as.${place.as}`)}
        </Typography>
      </Box>
      {!isShort && (
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
          {t(`fates.${place.becomes}`)}
        </Typography>
      )}
    </Box>
  )
}

type NamedPlacesProps = {
  places: readonly NamedPlace[]
  /** How many there are in all. */
  count: number
  /** Beside a field: without links, and without what an erasure would make of each. */
  isShort?: boolean
}

/** The records of business that name somebody, as what, and what an erasure makes of each. */
export const NamedPlaces = ({ places, count, isShort = false }: NamedPlacesProps) => {
  const { t } = useTranslation('privacy')
  const left = count - places.length
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {places.map((place) => (
          <Place key={`${place.recordId} ${place.as}`} place={place} isShort={isShort} />
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
