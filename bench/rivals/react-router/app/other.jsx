export default function Other() {
  return <p>…</p>;
}
