/** "mastodon.social" of "https://www.mastodon.social/@valora". */
const networkOf = (address: string) => new URL(address).hostname.replace(/^www\./, "");

/** Where the operator is on social networks: items of a list, each named after its network. */
export const SocialLinks = ({ addresses, className }: { addresses: readonly string[]; className: string }) =>
  addresses.map((address) => (
    <li key={address}>
      <a href={address} rel="me noopener" className={className}>
        {networkOf(address)}
      </a>
    </li>
  ));
