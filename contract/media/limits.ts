const MB = 1 << 20

export const IMAGE_BYTES_MAX = 10 * MB
export const VIDEO_BYTES_MAX = 50 * MB
export const POSTER_BYTES_MAX = MB / 2
export const AVATAR_BYTES_MAX = 5 * MB

/** Pixels of a picture as its author took it, and frames of a GIF, of which only the first is kept. */
export const PIXELS_MAX = 40_000_000
export const FRAMES_MAX = 1_000

export const FILES_MAX = 5
export const UPLOADS_PER_HOUR = 50

/** Files of one member that no post took: the most that an account can have stored without showing them. */
export const UNCLAIMED_MAX = 100

export const FILE_NAME_MAX = 255

export const ORPHAN_HOURS = 24

export const SMALL_SIDE = 640
export const LARGE_SIDE = 2048

export const AVATAR_SMALL_SIDE = 96
export const AVATAR_LARGE_SIDE = 384

export const HEAD_BYTES = 64
