import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'

/** A closed lock: always part of the quote. */
export const LockIcon = (props: SvgIconProps) => (
  <SvgIcon viewBox="0 0 24 24" {...props} sx={{ fill: 'none', fontSize: 20, ...props.sx }}>
    <path
      d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    />
  </SvgIcon>
)
