import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { getMediumLogo, getSmallLogo, removeMediumLogo, removeSmallLogo } from '#shared/contracts/agency/logos.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { type LogoSize, logoRules } from '#shared/domain/organizations/logoCrop.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { AgencyLogo } from '#web/records/AgencyLogo.tsx'
import { toast } from '#web/ui/toast.ts'
import { CropLogoDialog } from './CropLogoDialog.tsx'
import { acceptedLogos, type LogoPicture, type LogoRefusal, readLogo } from './readLogo.ts'

type LogoRowProps = { agencyId: AgencyId; size: LogoSize; version: string | undefined; mayChange: boolean }

/** One of an agency's logos: shown, chosen, cropped, changed, removed. */
export const LogoRow = ({ agencyId, size, version, mayChange }: LogoRowProps) => {
  const { t } = useTranslation('users')
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<LogoPicture>()
  const [refusal, setRefusal] = useState<LogoRefusal>()
  const [removing, setRemoving] = useState(false)
  const remove = useCommand(size === 'small' ? removeSmallLogo : removeMediumLogo, {
    invalidates: [getAgency, getMediumLogo, getSmallLogo],
  })
  const { width, height, mostBytes } = logoRules[size]
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    const read = await readLogo(file, size)
    setRefusal(typeof read === 'string' ? read : undefined)
    if (typeof read !== 'string') setPicture(read)
  }
  const frame = { width, height, maxWidth: '100%', border: 1, borderColor: 'divider', borderRadius: 0.5 }
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 500, mb: 1 }}>{t(`logo.${size}`)}</Typography>
      <Box sx={{ ...frame, overflow: 'hidden', bgcolor: version ? '#ffffff' : 'action.hover', display: 'grid' }}>
        {version ? (
          <AgencyLogo agencyId={agencyId} size={size} version={version} />
        ) : (
          <Typography variant="body2" color="text.secondary" sx={{ m: 'auto' }}>
            {t('logo.none')}
          </Typography>
        )}
      </Box>
      {mayChange && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <Button
              size="small"
              variant="outlined"
              aria-label={t(version ? `logo.changeTitle.${size}` : `logo.choose.${size}`)}
              onClick={() => input.current?.click()}
            >
              {t(version ? 'logo.change' : 'logo.upload')}
            </Button>
            {version && (
              <Button size="small" aria-label={t(`logo.removeTitle.${size}`)} onClick={() => setRemoving(true)}>
                {t('logo.remove')}
              </Button>
            )}
          </Box>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
            {t('logo.hint', { most: mostBytes / 1000, width, height })}
          </Typography>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t(`logo.choose.${size}`)}
            accept={acceptedLogos}
            onChange={(event) => {
              void choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </>
      )}
      {refusal && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {t(`logo.${refusal}`, { most: mostBytes / 1000 })}
        </Alert>
      )}
      {picture && (
        <CropLogoDialog
          agencyId={agencyId}
          size={size}
          picture={picture}
          onClose={() => {
            URL.revokeObjectURL(picture.url)
            setPicture(undefined)
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={t(`logo.removeTitle.${size}`)}
          confirmLabel={t('logo.remove')}
          destructive
          onConfirm={async () => {
            await remove.mutateAsync({ params: { agencyId } })
            toast.success(t('logo.removed'))
          }}
          onClose={() => setRemoving(false)}
        >
          {t('logo.removeQuestion')}
        </ConfirmDialog>
      )}
    </Box>
  )
}
