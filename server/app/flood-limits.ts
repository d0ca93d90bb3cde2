export const REQUEST_FLOOD = { name: 'requests', points: 600, seconds: 60 }

/** One page of the feed shows dozens of pictures. */
export const MEDIA_FLOOD = { name: 'media', points: 1_200, seconds: 60 }

export const DOWNLOAD_FLOOD = { name: 'observatory-files', points: 60, seconds: 60 }

export const WELL_KNOWN_FLOOD = { name: 'well-known', points: 60, seconds: 60 }
