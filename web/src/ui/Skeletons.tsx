import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'

/** Announces loading once for the skeletons inside it. */
const Loading = ({ children }: { children: React.ReactNode }) => {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('loading')} aria-busy="true">
      {children}
    </Box>
  )
}

/** Lines of text on their way. */
export const TextSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <Loading>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={`${92 - ((line * 23) % 40)}%`} />
    ))}
  </Loading>
)

/** A form on its way: labels above fields. */
export const FormSkeleton = ({ fields = 4 }: { fields?: number }) => (
  <Loading>
    <Stack spacing={2.5}>
      {Array.from({ length: fields }, (_, field) => (
        <Box key={field}>
          <Skeleton width={`${90 + ((field * 37) % 60)}px`} />
          <Skeleton variant="rounded" height={40} />
        </Box>
      ))}
    </Stack>
  </Loading>
)

/** Cards on their way, as a dashboard shows them. */
export const CardSkeleton = ({ cards = 3, height = 120 }: { cards?: number; height?: number }) => (
  <Loading>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={height} />
      ))}
    </Box>
  </Loading>
)

/** A whole page on its way: heading and body. */
export const PageSkeleton = () => (
  <Loading>
    <Box sx={{ p: { xs: 2, md: 3 } }}>
      <Skeleton width={220} height={36} />
      <Skeleton width="60%" />
      <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />
    </Box>
  </Loading>
)
