/** Long enough for every address of this browser; one that never ends to look tells what it has found. */
const LONGEST_MS = 2_000

/** Once the description of a connection holds the ways to this browser: no other word about them follows. */
export const gathered = (peer: RTCPeerConnection): Promise<void> =>
  new Promise((resolve) => {
    if (peer.iceGatheringState === 'complete') return resolve()
    const waiting = setTimeout(resolve, LONGEST_MS)
    peer.addEventListener('icegatheringstatechange', () => {
      if (peer.iceGatheringState !== 'complete') return
      clearTimeout(waiting)
      resolve()
    })
  })
