/** Returns whether this browser can draw a file. The server may still refuse such a file, and gives the reason. */
export async function isDrawable(file: File): Promise<boolean> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
    return true
  } catch {
    return false
  } finally {
    URL.revokeObjectURL(address)
  }
}
