import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EditIcon, MailIcon } from '#web/ui/icons.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import type { OfferedDeed, QuoteDeed } from './quoteDeeds.ts'

type DeedButtonProps = {
  offer: OfferedDeed
  hint: string | undefined
  onBegin: (deed: QuoteDeed) => void
  primary?: boolean
  busy?: boolean
}

const icons: Readonly<Partial<Record<QuoteDeed, ReactNode>>> = {
  update: <EditIcon />,
  askToAttest: <MailIcon />,
  askToSign: <EditIcon />,
  send: <MailIcon />,
  sendToAgency: <MailIcon />,
}

/** A button that begins a deed; the one that brings the quote on says under it why it cannot now, the others when asked. */
export const DeedButton = ({
  offer: { action: deed },
  hint,
  onBegin,
  primary = false,
  busy = false,
}: DeedButtonProps) => {
  const { t } = useTranslation('quote')
  return (
    <Box>
      <WhyNot reason={hint}>
        <Button
          fullWidth
          variant={primary ? 'contained' : 'outlined'}
          size={primary ? 'large' : 'medium'}
          startIcon={icons[deed]}
          loading={busy}
          onClick={() => onBegin(deed)}
        >
          {t(`deeds.${deed}`)}
        </Button>
      </WhyNot>
      {hint && primary && (
        <Typography aria-hidden variant="caption" color="text.secondary" sx={{ display: 'block', mt: 0.5 }}>
          {hint}
        </Typography>
      )}
    </Box>
  )
}
