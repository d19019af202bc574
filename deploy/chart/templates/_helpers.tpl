{{/* A piece's settings: those of every piece, then of the piece it is like, then its own. Takes root and name. */}}
{{- define "shop.piece" -}}
{{- $own := get .root.Values.pieces .name -}}
{{- $like := $own.like | default .name -}}
{{- $base := $own.like | empty | ternary (dict) (omit (get .root.Values.pieces $like) "args" "replicas") -}}
{{- $piece := mergeOverwrite (deepCopy .root.Values.everyPiece) (deepCopy $base) (deepCopy $own) -}}
{{- $env := dict -}}
{{- range $key, $value := $piece.env -}}{{- $_ := set $env $key (tpl (toString $value) $.root) -}}{{- end -}}
{{- mergeOverwrite $piece (dict "env" $env "image" $like) | toYaml -}}
{{- end }}

{{- define "shop.labels" -}}
app.kubernetes.io/part-of: elixir-shop
app.kubernetes.io/name: {{ .name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{/* The security context of all pods: a user without any rights. Takes the user's number. */}}
{{- define "shop.nobody" -}}
{ runAsNonRoot: true, runAsUser: {{ . }}, runAsGroup: {{ . }}, fsGroup: {{ . }}, seccompProfile: { type: RuntimeDefault } }
{{- end }}
{{- define "shop.powerless" -}}
{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: [ALL] } }
{{- end }}

{{- define "shop.secret" -}}
{{ required "secret: the name of the Secret with the keys of deploy/secrets" .Values.secret }}
{{- end }}

{{/* The pieces and stores that a piece has an address or secret of, separated by commas. Takes root and piece. */}}
{{- define "shop.reaches" -}}
{{- $addresses := values .piece.env | join " " -}}
{{- $names := concat (keys .root.Values.pieces) (list "sandbox") -}}
{{- $reached := list -}}
{{- range $name := $names -}}
{{- if contains (printf "http://%s:" $name) $addresses -}}{{- $reached = append $reached $name -}}{{- end -}}
{{- end -}}
{{- range $variable, $store := dict "MONGODB_URI" "mongo" "REDIS_URL" "redis" "S3_ACCESS_KEY" "s3" -}}
{{- if hasKey ($.piece.secrets | default dict) $variable -}}{{- $reached = append $reached $store -}}{{- end -}}
{{- end -}}
{{- sortAlpha $reached | join "," -}}
{{- end }}

{{/* Egress rules of a NetworkPolicy: to DNS, and to a piece or store. Takes root and name. */}}
{{- define "shop.to-dns" -}}
- ports: [{ port: 53, protocol: UDP }, { port: 53, protocol: TCP }]
  to: [{ namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: kube-system } } }]
{{- end }}
{{- define "shop.to" -}}
{{- $store := get .root.Values.networkPolicy.stores .name -}}
{{- $inside := get .root.Values.trial.stores .name -}}
{{- if and $store (not .root.Values.trial.enabled) -}}
- { ports: [{ port: {{ $store.port }} }{{ with $store.sentinelPort }}, { port: {{ . }} }{{ end }}], to: {{ toJson $store.to }} }
{{- else -}}
- ports: [{ port: {{ (default dict $inside).port | default 8080 }} }]
  to: [{ podSelector: { matchLabels: { app.kubernetes.io/part-of: elixir-shop, app.kubernetes.io/name: {{ .name }} } } }]
{{- end -}}
{{- end }}

{{/* The pieces that call `name`, as peers of a NetworkPolicy. */}}
{{- define "shop.callers" -}}
{{- range $other, $_ := .root.Values.pieces -}}
{{- $piece := include "shop.piece" (dict "root" $.root "name" $other) | fromYaml -}}
{{- if has $.name (include "shop.reaches" (dict "root" $.root "piece" $piece) | splitList ",") }}
- podSelector: { matchLabels: { app.kubernetes.io/part-of: elixir-shop, app.kubernetes.io/name: {{ $other }} } }
{{- end -}}
{{- end -}}
{{- if and .root.Values.backup.enabled (has .name (list "mongo" "s3")) }}
- podSelector: { matchLabels: { app.kubernetes.io/part-of: elixir-shop, app.kubernetes.io/name: backup } }
{{- end -}}
{{- end }}
